import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import type { OpenedSlot, Paytable, SlotRound, SpinStep } from '../contract-types.ts';

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
  refusal: null,
  outcome: { engine: 'slot', steps, capped: false },
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
  odds: { hundred: 1600, thousand: 840_000, cap: 1e11 },
  ...changes,
});

/** A slot that was just opened with 100.00 and stakes of 1.00, 2.00 and 5.00. */
export const openedWith = (changes: Partial<OpenedSlot> = {}): OpenedSlot => ({
  engine: 'slot',
  gameId: 'phoenix-ascend',
  gameName: 'Phoenix Ascend',
  supplier: 'Copperfox',
  nickName: 'Marina',
  walletType: 'USD',
  balance: '100.00',
  session: { durationMs: 0, net: '0.00' },
  houseRules: {
    autoplay: true,
    stakeRaises: true,
    quickPlay: true,
    roundGapMs: 0,
    idleEndMs: null,
  },
  stakes: ['1.00', '2.00', '5.00'],
  defaultStake: '2.00',
  rulesHash: 'dd',
  sheet: definitionInForce('phoenix-ascend'),
  fairness: {
    serverSeedHash: 'aa',
    clientSeed: 'bb',
    nextNonce: 7,
    nextServerSeedHash: 'cc',
  },
  lastRounds: [],
  ...changes,
});
