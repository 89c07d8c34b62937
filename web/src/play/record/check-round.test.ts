import { describe, expect, it } from 'vitest';
import { type ClaimedRound, checkRound } from './check-round.ts';
import type { RoundPart } from './record-reader.ts';

const hashOf = (digit: string) => digit.repeat(64);

const round = {
  roundId: 'r',
  gameId: 'dragon-tiger',
  serverSeedHash: hashOf('a'),
  clientSeed: 'marina',
  nonce: 3,
  stake: '1.00',
  win: '2.00',
  rulesHash: hashOf('f'),
  digest: hashOf('d'),
};
const seal = {
  serverSeedHash: hashOf('a'),
  clientSeed: 'marina',
  nextNonce: 4,
  nextServerSeedHash: hashOf('b'),
  isActive: true,
  shownAt: 1,
};
const saved: RoundPart = { kind: 'round', round: { ...round, shownAt: 2 }, seal };
const claimed: ClaimedRound = round;

const kindsOf = (change: Partial<ClaimedRound>, seedHash = hashOf('a')) =>
  checkRound({ ...claimed, ...change }, { seedHash, saved }).mismatches.map(({ kind }) => kind);

describe('a round beside the record', () => {
  it('matches when every fact is the one that was shown', () => {
    expect(checkRound(claimed, { seedHash: hashOf('a'), saved })).toEqual({
      basis: 'round',
      shownAt: 2,
      shownHash: hashOf('a'),
      mismatches: [],
    });
  });

  it('names a swapped seed, also when the response gives the hash of that seed', () => {
    expect(kindsOf({ serverSeedHash: hashOf('9') }, hashOf('9'))).toEqual(['seedSwapped']);
  });

  it.each([
    ['hashRewritten', { serverSeedHash: hashOf('9') }],
    ['roundSwapped', { roundId: 'other' }],
    ['roundSwapped', { gameId: 'brass-roulette' }],
    ['outcomeChanged', { digest: hashOf('e') }],
    ['winChanged', { win: '0.00' }],
    ['stakeChanged', { stake: '9.00' }],
    ['nonceChanged', { nonce: 4 }],
    ['clientSeedChanged', { clientSeed: 'house' }],
    ['rulesChanged', { rulesHash: hashOf('0') }],
  ] as const)('names %s', (kind, change) => {
    expect(kindsOf(change)).toEqual([kind]);
  });

  it('compares amounts as numbers, and leaves out what a visitor did not type', () => {
    const typed = { roundId: null, digest: null, rulesHash: null, serverSeedHash: null };
    expect(kindsOf({ ...typed, stake: '1', win: '2.0' })).toEqual([]);
  });

  it('of which only the commitment was shown is compared with the commitment', () => {
    const sealed: RoundPart = { kind: 'round', round: null, seal };
    const check = (seedHash: string, clientSeed = 'marina') =>
      checkRound({ ...claimed, clientSeed }, { seedHash, saved: sealed });
    expect(check(hashOf('a'))).toMatchObject({ basis: 'commitment', mismatches: [] });
    expect(check(hashOf('9')).mismatches).toEqual([{ kind: 'seedSwapped' }]);
    expect(check(hashOf('a'), 'house').mismatches).toEqual([{ kind: 'clientSeedChanged' }]);
  });

  it('without a record proves nothing about what was shown', () => {
    const empty: RoundPart = { kind: 'round', round: null, seal: null };
    expect(checkRound(claimed, { seedHash: hashOf('a'), saved: empty }).basis).toBe('none');
    expect(checkRound(claimed, { seedHash: hashOf('a'), saved: 'ownTab' }).basis).toBe('ownTab');
  });
});
