import { expect, it } from 'vitest';
import { emptyQuery } from '../verify/round-query.ts';
import { checkTypedRound } from './check-typed-round.ts';
import { recordReader } from './record-reader.ts';

const shownHash = 'a'.repeat(64);
const otherHash = 'b'.repeat(64);

const round = {
  ...{ roundId: 'r1', gameId: 'phoenix-ascend', clientSeed: 'marina', nonce: 3 },
  ...{ serverSeedHash: shownHash, stake: '2.00', win: '0.00', rulesHash: null },
  ...{ digest: 'd'.repeat(64), shownAt: 7 },
};
/** A record of this one round, found by its id, or else by its hash and nonce. */
const record = recordReader(async (query) => {
  if (query.kind !== 'round') return 'unavailable';
  const isFound =
    query.roundId === round.roundId ||
    (query.serverSeedHash === round.serverSeedHash && query.nonce === round.nonce);
  return { kind: 'round', round: isFound ? round : null, seal: null };
});
const query = {
  ...emptyQuery,
  ...{ roundId: 'r1', gameId: 'phoenix-ascend', clientSeed: 'marina', nonce: '3', stake: '2.00' },
  serverSeedHash: shownHash,
};
const dealt = { seedHash: shownHash, win: '0.00' };

it('compares the values of a link with the round of its id', async () => {
  expect(await checkTypedRound(query, dealt, record)).toMatchObject({
    ...{ basis: 'round', shownHash, mismatches: [] },
  });
  const rewritten = { ...query, serverSeedHash: otherHash, nonce: '4' };
  expect((await checkTypedRound(rewritten, dealt, record)).mismatches).toEqual([
    { kind: 'hashRewritten' },
    { kind: 'nonceChanged' },
  ]);
});

it('finds the round of a link without an id by its hash and nonce', async () => {
  const old = { ...query, roundId: '' };
  expect((await checkTypedRound(old, dealt, record)).basis).toBe('round');
  expect((await checkTypedRound({ ...old, nonce: '4' }, dealt, record)).basis).toBe('none');
});
