import { type Examples, ROUND_ID, RULES_HASH } from './examples-shared.ts';
import type { PastRound } from './past-rounds.ts';

const SERVER_SEED = 'c71e40b2d9a83f5560e1bb97f30c2a6488d4e51f7a09c3b6d2214fe87b5590ac';
const SERVER_SEED_HASH = '8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4';
/** SHA-256 of the empty text: the client seed of a draw without tickets. */
const NO_BOOK = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const REPLAY_ID = 'q3vJ0yq0m1cYt7rZ8WfC2g';

const pastRound: PastRound = {
  roundId: ROUND_ID,
  kind: 'round',
  gameId: 'brass-roulette',
  gameName: 'Brass Roulette',
  walletType: 'USD',
  stake: 1,
  win: 2,
  createTime: '2026-11-21T12:00:00.000Z',
  isRevealed: true,
  isCalledOff: false,
  refusal: null,
  proofUrl: `/verify?round=${ROUND_ID}`,
};

const round = {
  roundId: ROUND_ID,
  gameId: 'brass-roulette',
  stake: '1.00',
  win: '2.00',
  status: 'settled',
  proof: {
    serverSeedHash: SERVER_SEED_HASH,
    clientSeed: 'marina-0616',
    nonce: 1289,
    rulesHash: RULES_HASH,
  },
  createdAt: '2026-11-21T12:00:00.000Z',
  outcome: {
    engine: 'spots',
    hands: [[32]],
    draws: [{ of: 37, event: 32 }],
    bets: [{ spot: 'red', amount: '1.00', win: '2.00' }],
  },
};

export const roundsExamples: Examples['rounds'] = {
  list: {
    request: { gameId: 'brass-roulette', pageSize: 10 },
    response: { list: [pastRound], next: null },
  },
  get: {
    request: { roundId: ROUND_ID },
    response: {
      kind: 'round',
      walletType: 'USD',
      round,
      serverSeed: SERVER_SEED,
    },
  },
  replayId: {
    request: { roundId: ROUND_ID, gameId: 'brass-roulette' },
    response: { id: REPLAY_ID },
  },
  replay: {
    request: { id: REPLAY_ID },
    response: {
      gameId: 'brass-roulette',
      gameName: 'Brass Roulette',
      walletType: 'USD',
      stake: 1,
      win: 36,
      multiple: 36,
      createTime: '2026-11-21T12:00:00.000Z',
      url: `http://localhost:3002/?mode=replay&round=${ROUND_ID}&GameID=brass-roulette&homeUrl=http%3A%2F%2Flocalhost%3A3000%2Fr%2F${REPLAY_ID}&lang=en`,
    },
  },
  event: {
    request: { eventId: 'star-draw-49-471212-0' },
    response: {
      now: '2026-11-21T12:02:00.000Z',
      event: {
        eventId: 'star-draw-49-471212-0',
        gameId: 'star-draw-49',
        number: 471_212,
        status: 'finished',
        opensAt: '2026-11-21T11:50:00.000Z',
        closesAt: '2026-11-21T11:59:55.000Z',
        startsAt: '2026-11-21T12:00:00.000Z',
        endsAt: '2026-11-21T12:00:20.000Z',
        serverSeedHash: SERVER_SEED_HASH,
        fixture: { kind: 'draw' },
        result: { kind: 'draw', numbers: [17, 4, 41, 29, 8, 33] },
      },
      nonce: 0,
      clientSeed: NO_BOOK,
      book: [],
      serverSeed: SERVER_SEED,
      progress: { kind: 'draw', elapsed: 6, steps: 6, numbers: [17, 4, 41, 29, 8, 33] },
      ownSlips: [],
    },
  },
  seedRounds: {
    request: { serverSeedHash: SERVER_SEED_HASH, from: 1289, limit: 30, proofs: '1' },
    response: {
      rounds: [
        {
          nonce: 1289,
          roundId: ROUND_ID,
          gameId: 'brass-roulette',
          gameName: 'Brass Roulette',
          walletType: 'USD',
          status: 'cancelled',
          refusal: 'INSUFFICIENT_BALANCE',
          round: { ...round, status: 'cancelled', refusal: 'INSUFFICIENT_BALANCE' },
        },
      ],
      nextNonce: 1290,
      serverSeed: SERVER_SEED,
      clientSeed: 'marina-0616',
    },
  },
  rotate: {
    request: { clientSeed: 'marina-0616' },
    response: {
      revealed: {
        serverSeed: SERVER_SEED,
        serverSeedHash: SERVER_SEED_HASH,
        clientSeed: 'marina-0616',
        rounds: 1290,
      },
      fairness: {
        serverSeedHash: NO_BOOK,
        clientSeed: 'marina-0616',
        nextNonce: 0,
        nextServerSeedHash: SERVER_SEED_HASH,
      },
    },
  },
};
