import { definitionInForce } from '@fairhall/game-server/definitions/definitions-in-force';
import type { OpenedSpots, PageRules, SpotRound } from '../contract-types.ts';

const fairness = {
  serverSeedHash: 'aa',
  clientSeed: 'bb',
  nextNonce: 7,
  nextServerSeedHash: 'cc',
};

/** A single-step original that was just opened with 20.00. */
export const openedOriginal = (gameId: string, rules: Partial<PageRules> = {}): OpenedSpots => ({
  engine: 'spots',
  kind: gameId === 'pegfall' ? 'pegs' : 'threshold',
  rulesHash: 'dd',
  sheet: definitionInForce(gameId),
  gameId,
  gameName: gameId,
  supplier: 'Hall Originals',
  nickName: 'Marina',
  walletType: 'USD',
  balance: '20.00',
  session: { durationMs: 0, net: '0.00' },
  houseRules: {
    ...{ autoplay: true, stakeRaises: true, quickPlay: true, roundGapMs: 0, idleEndMs: null },
    ...rules,
  },
  stakes: ['0.10', '0.20', '0.50', '1.00', '50.00'],
  defaultStake: '1.00',
  levels: [],
  limits: { spotMax: '50.00', roundMax: '50.00', betsMax: 1 },
  fairness,
  lastRounds: [],
});

/** A settled round with a stake of 1.00. */
export const originalRound = (roundId: string, win: string): SpotRound => ({
  roundId,
  gameId: 'pegfall',
  stake: '1.00',
  win,
  status: 'settled',
  refusal: null,
  outcome: {
    engine: 'spots',
    hands: [[1]],
    draws: [{ of: 2, event: 1, bytes: '80000000' }],
    bets: [{ spot: 'brisk-12', amount: '1.00', win }],
  },
  proof: { serverSeedHash: 'aa', clientSeed: 'bb', nonce: 7, rulesHash: null },
  createdAt: '2025-01-01T00:00:00.000Z',
});
