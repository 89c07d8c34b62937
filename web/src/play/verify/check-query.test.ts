import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import { describe, expect, it } from 'vitest';
import { roundWith, stepWith } from '../slot/slot-testing.ts';
import { checkQuery, checkRound, engineKind } from './check-query.ts';
import { emptyQuery, type RoundQuery, readQuery, writeQuery } from './round-query.ts';
import { loadInForce, rulesInForce } from './rules-testing.ts';

const serverSeed = 'c71e40b2d9a83f5560e1bb97f30c2a6488d4e51f7a09c3b6d2214fe87b5590ac';
const spin: RoundQuery = {
  ...emptyQuery,
  gameId: 'phoenix-ascend',
  serverSeed,
  serverSeedHash: sha256Hex(serverSeed),
  clientSeed: 'marina-0616',
  nonce: '1289',
  stake: '2.00',
};

describe('a round entered by hand', () => {
  it('is recomputed from its seeds and compared with the values that were entered', async () => {
    const { found, seedHashMatches, winMatches } = await checkQuery(spin, loadInForce);
    expect(found.dealt.steps[0]?.grid).toHaveLength(5);
    expect(found.dealt.steps[0]?.stops).toHaveLength(5);
    expect(seedHashMatches).toBe(true);
    expect(winMatches).toBeNull();
    expect((await checkQuery({ ...spin, win: found.win }, loadInForce)).winMatches).toBe(true);
    expect((await checkQuery({ ...spin, win: '1234.00' }, loadInForce)).winMatches).toBe(false);
    expect(
      (await checkQuery({ ...spin, serverSeedHash: 'f'.repeat(64) }, loadInForce)).seedHashMatches,
    ).toBe(false);
  });

  it('is the same after it was written to and read from a URL', async () => {
    const linked = { ...spin, roundId: 'r1' };
    expect(readQuery(writeQuery(linked))).toEqual(linked);
    const restored = await checkQuery(readQuery(writeQuery(spin)), loadInForce);
    expect(restored.found.dealt).toEqual((await checkQuery(spin, loadInForce)).found.dealt);
  });

  it('of a retired slot is recomputed from the rules that dealt it', async () => {
    expect(engineKind('jade-teahouse')).toBe('slot');
    const rules = rulesInForce('wolfmoon');
    const retired = { ...rules, sheet: { ...rules.sheet, gameId: 'jade-teahouse' } };
    const query = { ...spin, gameId: 'jade-teahouse', rules: rules.rulesHash };
    const { found } = await checkQuery(query, async () => retired);
    const bare = await checkQuery({ ...spin, gameId: 'wolfmoon' }, loadInForce);
    expect(found.dealt).toEqual(bare.found.dealt);
  });

  it('of a game that was a slot is recomputed from the rules that dealt it', async () => {
    expect(engineKind('parade-7')).toBe('decisions');
    const rules = rulesInForce('wolfmoon');
    const earlier = { ...rules, sheet: { ...rules.sheet, gameId: 'parade-7' } };
    const query = { ...spin, gameId: 'parade-7', rules: rules.rulesHash };
    const { found } = await checkQuery(query, async () => earlier);
    const bare = await checkQuery({ ...spin, gameId: 'wolfmoon' }, loadInForce);
    expect(found.dealt).toEqual(bare.found.dealt);
  });

  it('of a slot that is one no more, and is older than definitions, has no rules', async () => {
    const round = { ...roundWith('0.00', [stepWith()]), gameId: 'parade-7' };
    const checked = checkRound(round, { serverSeed, currency: 'USD' }, loadInForce);
    await expect(checked).rejects.toMatchObject({ problem: 'unknown' });
  });

  it('pays each bet of a single-step game', async () => {
    const bets = [
      { spot: 'red', amount: '1.00' },
      { spot: 'black', amount: '1.00' },
    ];
    const { found } = await checkQuery(
      { ...spin, gameId: 'brass-roulette', stake: '', bets },
      loadInForce,
    );
    const [[pocket = 0] = []] = found.dealt.spots?.outcome.hands ?? [];
    expect(found.win).toBe(pocket === 0 ? '0.00' : '2.00');
  });

  it('follows its choices in a multi-step game', async () => {
    const round = { ...spin, gameId: 'hall-blackjack', nonce: '2' };
    const { found } = await checkQuery({ ...round, choices: 'hands-1 stand' }, loadInForce);
    const [, dealt, stood] = found.dealt.decisions;
    expect(stood?.choice).toBe('stand');
    // The dealer's second card is face down until the player stands.
    expect(dealt?.hands.find(({ name }) => name === 'dealer')?.cards).toContain(null);
    expect(stood?.hands.find(({ name }) => name === 'dealer')?.cards).not.toContain(null);
  });

  it.each([
    ['an unknown game', { gameId: 'no-such-game' }],
    ['a stake that the reels cannot divide', { stake: '0.01' }],
    ['an unknown spot', { gameId: 'brass-roulette', bets: [{ spot: 'mauve', amount: '1.00' }] }],
    ['a choice that was not on offer', { gameId: 'hall-blackjack', choices: 'fold' }],
  ])('is refused with %s', async (_what, change) => {
    await expect(checkQuery({ ...spin, ...change }, loadInForce)).rejects.toThrow();
  });

  it('maps each game to the engine that reads its bet', () => {
    expect(engineKind('wolfmoon')).toBe('slot');
    expect(engineKind('dragon-tiger')).toBe('spots');
    expect(engineKind('hall-blackjack')).toBe('decisions');
    expect(engineKind('constructor')).toBeNull();
  });
});
