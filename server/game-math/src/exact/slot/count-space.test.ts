import { describe, expect, it } from 'vitest';
import { countSpace } from './count-space.ts';

describe('the numbering of counts', () => {
  const space = countSpace({ kinds: 3, cells: 5 });
  const oneMore = (counts: readonly number[], kind: number) =>
    counts.map((count, other) => (other === kind ? count + 1 : count));
  const everything = Array.from({ length: 6 ** 3 }, (_, code) => [
    code % 6,
    Math.floor(code / 6) % 6,
    Math.floor(code / 36),
  ]).filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= 5);

  it('assigns a unique rank to every multiset, without gaps', () => {
    const ranks = everything.map(space.rankOf).sort((one, other) => one - other);
    expect(ranks).toEqual(everything.map((_, rank) => rank));
    expect(space.size).toBe(everything.length);
  });

  it('ranks complete multisets last, in their order', () => {
    const ranks: number[] = [];
    space.forEachComplete((counts) => ranks.push(space.rankOf(counts)));
    expect(ranks).toEqual(ranks.map((_, place) => space.firstComplete + place));
    expect(ranks.at(-1)).toBe(space.size - 1);
  });

  it('visits every incomplete multiset before those that it is contained in', () => {
    const grownFrom = new Map<number, number[]>();
    const order: number[] = [];
    space.forEachIncomplete((rank, grown) => {
      order.push(rank);
      grownFrom.set(rank, [...grown]);
    });
    expect(order).toEqual([...order].sort((one, other) => other - one));
    const unfinished = everything.filter((counts) => space.rankOf(counts) < space.firstComplete);
    expect(order).toHaveLength(unfinished.length);
    for (const counts of unfinished) {
      const more = [0, 1, 2].map((kind) => space.rankOf(oneMore(counts, kind)));
      expect(grownFrom.get(space.rankOf(counts))).toEqual(more);
    }
  });
});
