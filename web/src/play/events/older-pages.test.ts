import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, withNewest, withOlder } from './older-pages.ts';

const order = { list: 'results', isOlder: (one: number, than: number) => one < than } as const;
const page = PAGE_SIZE.results;
/** So many numbers downwards from the newest. */
const from = (newest: number, count: number = page) =>
  Array.from({ length: count }, (_, place) => newest - place);
const nothing = { items: null, hasOlder: false };

describe('a list that grows by pages', () => {
  it('has older items to ask for while its pages come full', () => {
    expect(withNewest(nothing, from(9, 9), order)).toEqual({ items: from(9, 9), hasOlder: false });
    const full = withNewest(nothing, from(500), order);
    expect(full.hasOlder).toBe(true);
    const longer = withOlder(full, from(500 - page), order);
    expect(longer).toEqual({ items: from(500, 2 * page), hasOlder: true });
    expect(withOlder(longer, from(500 - 2 * page, 4), order)).toEqual({
      items: from(500, 2 * page + 4),
      hasOlder: false,
    });
  });

  it('keeps the older pages when the newest comes again', () => {
    const longer = withOlder(withNewest(nothing, from(500), order), from(500 - page), order);
    const later = withNewest(longer, from(502), order);
    expect(later).toEqual({ items: from(502, 2 * page + 2), hasOlder: true });
  });

  it('begins anew where something would be missing between its pages', () => {
    const known = withOlder(withNewest(nothing, from(500), order), from(500 - page), order);
    expect(withNewest(known, from(900), order)).toEqual({ items: from(900), hasOlder: true });
  });

  it('takes no item twice and ends at its bound', () => {
    let listed = withNewest(nothing, from(5000), order);
    for (let turn = 0; turn < 40 && listed.hasOlder; turn += 1) {
      const last = listed.items?.at(-1) ?? 0;
      // The page begins with the item that the list ends with.
      listed = withOlder(listed, from(last), order);
    }
    expect(listed.items).toHaveLength(250);
    expect(new Set(listed.items).size).toBe(250);
    expect(listed.hasOlder).toBe(false);
  });
});
