import type { Paytable, SlotRound, SpinStep } from '../contract-types.ts';

/** A paid spin without a win, with the test's overrides. */
export const stepWith = (changes: Partial<SpinStep> = {}): SpinStep => ({
  kind: 'base',
  stops: [],
  landed: null,
  grid: [],
  heldReels: [],
  multiplier: 1,
  lines: [],
  ways: [],
  groups: [],
  scatters: 0,
  scatterAmount: '0.00',
  freeSpinsAwarded: 0,
  wildsCollected: 0,
  amount: '0.00',
  ...changes,
});

/** A settled round with a stake of 2.00. */
export const roundWith = (win: string, steps: [SpinStep, ...SpinStep[]]): SlotRound => ({
  roundId: 'r1',
  gameId: 'phoenix-ascend',
  stake: '2.00',
  win,
  status: 'settled',
  outcome: { engine: 'slot', steps },
  proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 7, rulesHash: null },
  createdAt: '2025-01-01T00:00:00.000Z',
});

/** A 5×3 paytable without symbols. */
export const paytableWith = (changes: Partial<Paytable> = {}): Paytable => ({
  reels: 5,
  rows: 3,
  ways: null,
  units: 20,
  lines: [],
  symbols: [],
  freeSpins: [],
  meter: [],
  feature: null,
  rtp: '96.40',
  maxWinMultiple: 5000,
  ...changes,
});
