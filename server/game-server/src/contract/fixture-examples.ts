import type { z } from 'zod';
import { definitionInForce } from '../definitions/definitions-in-force.ts';
import type { EventCall, eventCalls, OpenedDraw, OpenedSport } from './fixtures.ts';

type Responses = { readonly [C in EventCall]: z.input<(typeof eventCalls)[C]['output']> };

const rulesHash = '5f0d8c6a4f8a2a1e2d4d5d1a0f4bb8a6c1d84f4f3e36b2e1e0d9c8b7a6958473';
const serverSeedHash = 'ed17632671f11cc37ed04357d79250637e4cd145c36f52c3ec3a0603d0904a46';
const digest = 'dcd065ea3cf0cba8905fd230a1918695a550e65294aadfc8ee90019c6fc477f7';
const now = '2026-11-21T12:00:20.000Z';

const draw = {
  eventId: 'star-draw-49-467281-1',
  gameId: 'star-draw-49',
  number: 467_281,
  opensAt: '2026-11-21T11:51:00.000Z',
  closesAt: '2026-11-21T12:00:55.000Z',
  startsAt: '2026-11-21T12:01:00.000Z',
  endsAt: '2026-11-21T12:01:15.000Z',
  serverSeedHash,
  rulesHash,
  bookDigest: null,
  fixture: { kind: 'draw' as const },
};

const match = {
  eventId: 'penalty-kings-311520-2',
  gameId: 'penalty-kings',
  number: 311_520,
  opensAt: '2026-11-21T11:54:00.000Z',
  closesAt: '2026-11-21T11:59:57.000Z',
  startsAt: '2026-11-21T12:00:00.000Z',
  endsAt: '2026-11-21T12:01:15.000Z',
  serverSeedHash,
  rulesHash,
  bookDigest: null,
  fixture: {
    kind: 'football' as const,
    home: { id: 'harrow-bay', name: 'Harrow Bay', attack: 4, defence: 3 },
    away: { id: 'old-quarry', name: 'Old Quarry', attack: 2, defence: 4 },
  },
};

const ticket = {
  kind: 'draw' as const,
  slipId: '0197c2f0-7c8e-7c2a-9f6a-4f0e5d1b2a3c',
  gameId: draw.gameId,
  status: 'standing' as const,
  stake: '2.00',
  win: '0.00',
  digest,
  createdAt: now,
  settledAt: null,
  event: { ...draw, status: 'open' as const },
  lines: [
    { numbers: [3, 11, 17, 24, 36, 49], matched: null, win: '0.00' },
    { numbers: [1, 8, 22, 30, 41, 45], matched: null, win: '0.00' },
  ],
  drawn: null,
};

const bet = {
  kind: 'bet' as const,
  slipId: '0197c2f0-8a11-7d3b-8e55-90c1d2e3f405',
  gameId: match.gameId,
  status: 'settled' as const,
  stake: '10.00',
  win: '17.90',
  odds: '1.79',
  digest,
  createdAt: '2026-11-21T11:58:20.000Z',
  settledAt: '2026-11-21T12:01:16.000Z',
  legs: [
    {
      event: { ...match, status: 'finished' as const },
      market: 'match' as const,
      selection: 'home',
      odds: '1.79',
      outcome: 'won' as const,
      result: { kind: 'football' as const, home: 2, away: 1 },
    },
  ],
};

const opened = {
  supplier: 'Northbay',
  nickName: 'Robin',
  walletType: 'USD',
  balance: '1000.00',
  session: { durationMs: 754_000, net: '-12.50' },
  houseRules: {
    ...{ autoplay: true, stakeRaises: true, quickPlay: true },
    ...{ roundGapMs: 0, idleEndMs: null },
  },
};

/** Example responses of `open`, by engine. */
export const openedExamples = {
  draw: {
    ...opened,
    engine: 'draw',
    rulesHash,
    sheet: definitionInForce('star-draw-49'),
    gameId: 'star-draw-49',
    gameName: 'Star Draw 49',
    supplier: 'Lanternworks',
    stakes: ['0.50', '1.00', '2.00', '5.00', '10.00', '20.00'],
    defaultStake: '1.00',
    cycleSeconds: 60,
    playSeconds: 15,
    usesBeacon: false,
  },
  sport: {
    ...opened,
    engine: 'sport',
    kind: 'football',
    rulesHash,
    sheet: definitionInForce('penalty-kings'),
    gameId: 'penalty-kings',
    gameName: 'Penalty Kings',
    stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '200.00'],
    defaultStake: '1.00',
    cycleSeconds: 90,
    playSeconds: 75,
    usesBeacon: false,
    limits: { stakeUnit: '1.00', stakeMax: '200.00' },
  },
} satisfies { readonly draw: OpenedDraw; readonly sport: OpenedSport };

/** An example response of each call, for the documentation. */
export const eventExamples: Responses = {
  programme: {
    now,
    events: [
      {
        ...match,
        status: 'open',
        markets: [
          {
            market: 'match',
            selections: [
              { selection: 'home', odds: '1.79' },
              { selection: 'draw', odds: '3.62' },
              { selection: 'away', odds: '4.85' },
            ],
          },
          {
            market: 'total-2-5',
            selections: [
              { selection: 'over', odds: '1.92' },
              { selection: 'under', odds: '1.87' },
            ],
          },
        ],
      },
    ],
  },
  live: {
    now,
    events: [
      {
        ...match,
        status: 'live',
        progress: {
          kind: 'football',
          elapsed: 24,
          steps: 90,
          home: 1,
          away: 0,
          moments: [
            { minute: 9, side: 'away', what: 'chance' },
            { minute: 17, side: 'home', what: 'goal' },
          ],
        },
        result: null,
      },
    ],
  },
  results: {
    now,
    events: [
      { ...match, status: 'finished', result: { kind: 'football', home: 2, away: 1 } },
      { ...draw, status: 'finished', result: { kind: 'draw', numbers: [17, 26, 45, 16, 48, 18] } },
    ],
  },
  buyTicket: { now, slip: ticket, balance: '998.00' },
  placeBet: { now, slip: bet, balance: '990.00' },
  slips: { now, slips: [bet, ticket] },
  eventProof: {
    now,
    event: {
      ...draw,
      bookDigest: 'dc8d3200ba110d2626fa10d2296e2b03a3649576e9ef9f06471f7864280aaa23',
      status: 'finished',
      result: { kind: 'draw', numbers: [17, 26, 45, 16, 48, 18] },
    },
    serverSeed: '5f2c8e1f4d0b7a69b3e2d5c4f1a0987654321fedcba9876543210fedcba98765',
    clientSeed: 'dc8d3200ba110d2626fa10d2296e2b03a3649576e9ef9f06471f7864280aaa23',
    beacon: null,
    nonce: 0,
    book: [digest],
    progress: { kind: 'draw', elapsed: 6, steps: 6, numbers: [17, 26, 45, 16, 48, 18] },
    ownSlips: [
      {
        slipId: ticket.slipId,
        digest,
        content: JSON.stringify({
          slipId: ticket.slipId,
          requestId: '6c1f0a52-3f0e-4a68-9d55-2b7f4b1f7a10',
          gameId: draw.gameId,
          walletType: 'USD',
          stake: ticket.stake,
          order: {
            kind: 'draw',
            eventId: draw.eventId,
            lines: ticket.lines.map(({ numbers }) => numbers),
          },
        }),
      },
    ],
  },
};
