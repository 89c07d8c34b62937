import { describe, expect, it } from 'vitest';
import { checkRevealed, checkRotation, vanishedSeals } from './check-seals.ts';

const hashOf = (digit: string) => digit.repeat(64);

const shown = {
  serverSeedHash: hashOf('a'),
  clientSeed: 'marina',
  nextServerSeedHash: hashOf('b'),
};
const revealed = { serverSeed: 'seed', serverSeedHash: hashOf('a'), clientSeed: 'marina' };
const honest = { revealed, seedHash: hashOf('a'), nowInForce: hashOf('b') };

const seal = (digit: string, facts: Partial<{ isActive: boolean; nextNonce: number }> = {}) => ({
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
    ['sealSkipped', { nowInForce: hashOf('c') }],
  ] as const)('names %s', (kind, change) => {
    expect(checkRotation(shown, { ...honest, ...change })).toEqual([{ kind }]);
  });
});

describe('a revealed seed', () => {
  it('is compared with its seal, where the record has one', () => {
    const check = (seals: readonly ReturnType<typeof seal>[], seedHash = hashOf('a')) =>
      checkRevealed(revealed, { seedHash, seals, followedBy: hashOf('b') });
    expect(check([seal('a')])).toEqual([]);
    expect(check([])).toBeNull();
    expect(check([seal('a')], hashOf('9'))).toEqual([{ kind: 'seedSwapped' }]);
  });

  it('is followed by the announced one, where that is known', () => {
    const seals = [{ ...seal('a'), nextServerSeedHash: hashOf('b') }];
    const check = (followedBy: string | null) =>
      checkRevealed(revealed, { seedHash: hashOf('a'), seals, followedBy });
    expect(check(hashOf('b'))).toEqual([]);
    expect(check(hashOf('c'))).toEqual([{ kind: 'sealSkipped' }]);
    expect(check(null)).toEqual([]);
  });
});

describe('a seal that vanished', () => {
  const inForce = hashOf('c');
  const listed = [{ serverSeedHash: hashOf('b'), revealedAt: '2026-01-01T00:00:00Z' }];

  it('dealt rounds and is neither in force nor revealed', () => {
    const seals = [seal('a'), seal('b'), seal('c')];
    expect(vanishedSeals(seals, { listed, inForce })).toEqual([seals[0]]);
  });

  it('is none that only was the next one, or that dealt nothing', () => {
    const seals = [seal('a', { isActive: false }), seal('d', { nextNonce: 0 })];
    expect(vanishedSeals(seals, { listed, inForce })).toEqual([]);
  });

  it('is none that is older than a full list of revealed seeds', () => {
    const full = Array.from({ length: 50 }, (_, place) => ({
      serverSeedHash: String(place).padStart(64, '0'),
      revealedAt: '2026-01-01T00:00:00Z',
    }));
    expect(vanishedSeals([seal('a')], { listed: full, inForce })).toEqual([]);
  });
});
