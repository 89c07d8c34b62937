import { describe, expect, it } from 'vitest';
import { checkSeedRounds, type ListedRound, loadSeedList, type SeedList } from './check-rounds.ts';
import type { SeedPart } from './record-reader.ts';

const hash = 'a'.repeat(64);

const listed = (nonce: number, facts: Partial<ListedRound> = {}): ListedRound => ({
  nonce,
  roundId: `r${nonce}`,
  gameId: 'dragon-tiger',
  gameName: 'Dragon Tiger',
  status: 'settled',
  walletType: 'USD',
  refusal: null,
  ...facts,
});
const refused = (nonce: number) =>
  listed(nonce, { status: 'cancelled', refusal: 'INSUFFICIENT_BALANCE' });

const listOf = (rounds: readonly ListedRound[], nextNonce = rounds.length): SeedList => ({
  rounds,
  nextNonce,
  serverSeed: null,
  isWhole: true,
});

const shown = (nonce: number, facts: { roundId?: string; shownAt?: number } = {}) => ({
  roundId: `r${nonce}`,
  gameId: 'dragon-tiger',
  serverSeedHash: hash,
  clientSeed: 'marina',
  nonce,
  stake: '1.00',
  win: '0.00',
  rulesHash: null,
  digest: hash,
  shownAt: nonce * 10,
  ...facts,
});

function record(part: Partial<Omit<SeedPart, 'kind'>> = {}, nextNonce = 0): SeedPart {
  const seal = {
    serverSeedHash: hash,
    clientSeed: 'marina',
    nextNonce,
    nextServerSeedHash: null,
    isActive: true,
    shownAt: 0,
  };
  return { kind: 'seed', seal, rounds: [], refusals: [], ...part };
}

/** A bet that was refused when this nonce was the next one. */
const refusal = (nonce: number, shownAt: number) => ({
  requestId: `request-${nonce}`,
  gameId: 'dragon-tiger',
  code: 1101,
  serverSeedHash: hash,
  nonce,
  shownAt,
});

describe('the list of a seed’s rounds', () => {
  it('is complete with every nonce once and every shown round in its place', () => {
    const list = listOf([listed(0), refused(1), listed(2)]);
    const check = checkSeedRounds(list, { saved: record({ rounds: [shown(0)] }, 3) });
    expect(check).toMatchObject({
      basis: 'commitment',
      expected: 3,
      mismatches: [],
      shown: 1,
      unseen: 1,
    });
    expect(check.refused.map(({ nonce }) => nonce)).toEqual([1]);
  });

  it('names a gap', () => {
    const check = checkSeedRounds(listOf([listed(0), listed(2)], 3), { saved: record() });
    expect(check.mismatches).toEqual([
      { kind: 'noncesMissing', values: { nonces: '1', count: 1 } },
    ]);
  });

  it('names a missing end, which the record or the rotation knows', () => {
    const list = listOf([listed(0)]);
    const gap = [{ kind: 'noncesMissing', values: { nonces: '1', count: 1 } }];
    expect(checkSeedRounds(list, { saved: record({}, 2) }).mismatches).toEqual(gap);
    expect(checkSeedRounds(list, { saved: 'ownTab', stated: 2 }).mismatches).toEqual(gap);
  });

  it('names a round that was shown and is not in it', () => {
    const saved = record({ rounds: [shown(0), shown(1)] });
    expect(checkSeedRounds(listOf([listed(0)]), { saved }).mismatches).toEqual([
      { kind: 'roundMissing', values: { nonces: '1', count: 1 } },
    ]);
  });

  it('names a hidden refusal: a gap between a refused bet and the next shown round', () => {
    const saved = record({
      rounds: [shown(0), shown(2, { shownAt: 30 })],
      refusals: [refusal(1, 20)],
    });
    const list = listOf([listed(0), listed(2)], 3);
    expect(checkSeedRounds(list, { saved }).mismatches).toEqual([
      { kind: 'refusalHidden', values: { nonces: '1', count: 1 } },
    ]);
  });

  it('takes a refusal for no explanation of a gap before it', () => {
    const saved = record({ rounds: [shown(0)], refusals: [refusal(3, 90)] });
    const list = listOf([listed(0), listed(2), listed(3)], 4);
    expect(checkSeedRounds(list, { saved }).mismatches).toEqual([
      { kind: 'noncesMissing', values: { nonces: '1', count: 1 } },
    ]);
  });

  it('takes no round that a refused bet may have dealt for one of another device', () => {
    const saved = record({
      rounds: [shown(0), shown(2, { shownAt: 30 })],
      refusals: [refusal(1, 20)],
    });
    // The bet was refused here, and its winner is listed as played, under another game at that.
    const list = listOf([listed(0), listed(1, { gameId: 'high-tide' }), listed(2), listed(3)]);
    expect(checkSeedRounds(list, { saved })).toMatchObject({
      ...{ disputed: [1], unseen: 1, mismatches: [] },
    });
  });

  it('expects no round for a refusal before a nonce was taken', () => {
    const saved = record({ rounds: [shown(0)], refusals: [refusal(1, 20)] }, 1);
    expect(checkSeedRounds(listOf([listed(0)]), { saved }).mismatches).toEqual([]);
  });

  it('names a nonce that was used twice, and a refusal without a reason', () => {
    const list = listOf(
      [listed(0), listed(0, { roundId: 'again' }), listed(1, { status: 'cancelled' })],
      2,
    );
    expect(checkSeedRounds(list, { saved: record() }).mismatches).toEqual([
      { kind: 'nonceTwice', values: { nonces: '0', count: 1 } },
      { kind: 'refusalUnexplained', values: { nonces: '1', count: 1 } },
    ]);
  });

  it('names a shown round that is listed with another nonce, and one in whose place is another', () => {
    const moved = record({ rounds: [shown(0, { roundId: 'r1' })] });
    const list = listOf([listed(0), listed(1)]);
    expect(checkSeedRounds(list, { saved: moved }).mismatches).toEqual([
      { kind: 'roundMoved', values: { nonces: '0', count: 1 } },
    ]);
    const swapped = record({ rounds: [shown(0, { roundId: 'mine' })] });
    expect(checkSeedRounds(list, { saved: swapped }).mismatches).toEqual([
      { kind: 'roundSwappedAt', values: { nonces: '0', count: 1 } },
    ]);
  });
});

describe('reading the list', () => {
  const pagesOf = (total: number) => async (page: { from: number; limit: number }) => ({
    rounds: Array.from({ length: Math.min(page.limit, total - page.from) }, (_, place) =>
      listed(page.from + place),
    ),
    nextNonce: total,
    serverSeed: null,
  });

  it('goes on page by page until the last nonce', async () => {
    const list = await loadSeedList(pagesOf(450));
    expect(list?.rounds.map(({ nonce }) => nonce)).toEqual([...Array(450).keys()]);
    expect(list?.isWhole).toBe(true);
  });

  it('ends at its bound, and knows that more follow', async () => {
    const list = await loadSeedList(pagesOf(6_000));
    expect(list?.rounds).toHaveLength(5_000);
    expect(list?.isWhole).toBe(false);
    expect(list && checkSeedRounds(list, { saved: record() }).mismatches).toEqual([]);
  });

  it('ends when a server repeats a page', async () => {
    const first = await pagesOf(450)({ from: 0, limit: 200 });
    const list = await loadSeedList(async () => first);
    expect(list?.rounds).toHaveLength(400);
    expect(list && checkSeedRounds(list, { saved: record() }).mismatches[0]?.kind).toBe(
      'noncesMissing',
    );
  });

  it('fails as a whole when a page does', async () => {
    expect(await loadSeedList(async () => null)).toBeNull();
  });
});
