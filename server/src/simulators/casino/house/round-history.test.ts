import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../rounds/store.ts';
import { createRoundHistory } from './round-history.ts';

const dirs: string[] = [];
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  for (const dir of dirs.splice(0)) await rm(dir, { recursive: true });
});

async function newBooks(): Promise<Store> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-history-'));
  dirs.push(dataDir);
  const store = openStore(dataDir);
  stores.push(store);
  return store;
}

describe('past rounds', () => {
  it('are read by an index as far as the page goes, of all games or of one', async () => {
    const store = await newBooks();
    const asked: string[] = [];
    const spied = new Proxy(store, {
      get: (books, name) => {
        if (name !== 'prepare') return Reflect.get(books, name);
        return (text: string) => {
          asked.push(text);
          return books.prepare(text);
        };
      },
    });
    createRoundHistory(spied);
    const plans = asked.map((text) =>
      store
        .prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
        .all({ uid: 'u', gameId: 'g', before: 'z', limit: 1, now: 0 })
        .map(({ detail }) => detail),
    );
    expect(plans).toHaveLength(6);
    for (const plan of plans) {
      expect(plan[0]).toMatch(/^SEARCH \w+ USING INDEX \w+_(of|by)_player\w* /);
      expect(plan.join()).not.toContain('TEMP B-TREE');
    }
  });

  it('are none for a player who never played', async () => {
    const history = createRoundHistory(await newBooks());
    const asked = { uid: 'nobody', gameId: undefined, before: undefined, limit: 10 };
    expect(history.page({ ...asked, now: new Date(0) })).toEqual([]);
  });
});
