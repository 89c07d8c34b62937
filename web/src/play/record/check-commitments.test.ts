import { describe, expect, it } from 'vitest';
import { checkRevealed, checkRotation, missingCommitments } from './check-commitments.ts';

const hashOf = (digit: string) => digit.repeat(64);

const shown = {
  serverSeedHash: hashOf('a'),
  clientSeed: 'marina',
  nextServerSeedHash: hashOf('b'),
};
const revealed = { serverSeed: 'seed', serverSeedHash: hashOf('a'), clientSeed: 'marina' };
const honest = { revealed, seedHash: hashOf('a'), nowInForce: hashOf('b') };

const commitment = (
  digit: string,
  facts: Partial<{ isActive: boolean; nextNonce: number }> = {},
) => ({
  serverSeedHash: hashOf(digit),
  clientSeed: 'marina',
  nextNonce: 2,
  nextServerSeedHash: null,
  isActive: true,
  shownAt: 1,
  ...facts,
});

describe('a rotation', () => {
  it('matches when the revealed seed has the shown hash and the next one is in force', () => {
    expect(checkRotation(shown, honest)).toEqual([]);
  });

  it.each([
    [
      'seedSwapped',
      { seedHash: hashOf('9'), revealed: { ...revealed, serverSeedHash: hashOf('9') } },
    ],
    ['hashRewritten', { revealed: { ...revealed, serverSeedHash: hashOf('9') } }],
    ['clientSeedChanged', { revealed: { ...revealed, clientSeed: 'house' } }],
    ['commitmentSkipped', { nowInForce: hashOf('c') }],
  ] as const)('names %s', (kind, change) => {
    expect(checkRotation(shown, { ...honest, ...change })).toEqual([{ kind }]);
  });
});

describe('a revealed seed', () => {
  it('is compared with its commitment, where the record has one', () => {
    const check = (commitments: readonly ReturnType<typeof commitment>[], seedHash = hashOf('a')) =>
      checkRevealed(revealed, { seedHash, commitments, followedBy: hashOf('b') });
    expect(check([commitment('a')])).toEqual([]);
    expect(check([])).toBeNull();
    expect(check([commitment('a')], hashOf('9'))).toEqual([{ kind: 'seedSwapped' }]);
  });

  it('is followed by the announced one, where that is known', () => {
    const commitments = [{ ...commitment('a'), nextServerSeedHash: hashOf('b') }];
    const check = (followedBy: string | null) =>
      checkRevealed(revealed, { seedHash: hashOf('a'), commitments, followedBy });
    expect(check(hashOf('b'))).toEqual([]);
    expect(check(hashOf('c'))).toEqual([{ kind: 'commitmentSkipped' }]);
    expect(check(null)).toEqual([]);
  });
});

describe('a commitment that vanished', () => {
  const inForce = hashOf('c');
  const listed = [{ serverSeedHash: hashOf('b'), revealedAt: '2026-01-01T00:00:00Z' }];

  it('dealt rounds and is neither in force nor revealed', () => {
    const commitments = [commitment('a'), commitment('b'), commitment('c')];
    expect(missingCommitments(commitments, { listed, inForce })).toEqual([commitments[0]]);
  });

  it('is none that only was the next one, or that dealt nothing', () => {
    const commitments = [commitment('a', { isActive: false }), commitment('d', { nextNonce: 0 })];
    expect(missingCommitments(commitments, { listed, inForce })).toEqual([]);
  });

  it('is none that is older than a full list of revealed seeds', () => {
    const full = Array.from({ length: 50 }, (_, place) => ({
      serverSeedHash: String(place).padStart(64, '0'),
      revealedAt: '2026-01-01T00:00:00Z',
    }));
    expect(missingCommitments([commitment('a')], { listed: full, inForce })).toEqual([]);
  });
});
