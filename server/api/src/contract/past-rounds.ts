import { z } from 'zod';
import { clientSeedInput } from './client-seed.ts';
import { endpoint } from './endpoint.ts';
import { identifier } from './identifier.ts';
import { walletTypeOutput } from './money-fields.ts';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './page.ts';

/*
 * What a player can deal again: past rounds as the game server keeps them, with what proves them.
 * The money itself is in the history, from the ledger. Outcomes pass through as the game server
 * has them; its own document describes them.
 */

const id = identifier(64);
const decimal = z.string();

export const pastRound = z.object({
  roundId: z.string(),
  kind: z.enum(['round', 'slip']).describe('A `slip` is a ticket or bet on scheduled events.'),
  gameId: z.string(),
  gameName: z.string(),
  walletType: walletTypeOutput,
  stake: z.number(),
  win: z.number().nullable().describe('`null` until it is settled.'),
  createTime: z.iso.datetime(),
  isRevealed: z.boolean().describe('Whether the server seed that it was dealt from is revealed.'),
  isCalledOff: z
    .boolean()
    .describe(
      'Whether a slip’s events were all called off: nothing was drawn or will be revealed.',
    ),
});
export type PastRound = z.infer<typeof pastRound>;

/** A round as the game server has it; amounts are decimal strings there. */
export const roundDetails = z.looseObject({
  roundId: z.string(),
  gameId: z.string(),
  stake: decimal,
  win: decimal,
  proof: z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() }),
  outcome: z.looseObject({ engine: z.string() }),
});

/** A draw, match or race as the game server has it. */
export const pastEvent = z.looseObject({
  eventId: z.string(),
  gameId: z.string(),
  serverSeedHash: z.string(),
});

export const revealedSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  rounds: z.int().describe('How many rounds were dealt from it.'),
});

export const pastRounds = {
  list: endpoint({
    method: 'GET',
    path: '/game/rounds',
    access: 'session',
    summary:
      'The player’s own rounds and slips, newest first, as the game server keeps them: what can ' +
      'be verified. Money records are in /user/history.',
    input: z.object({
      gameId: id.optional().describe('Of one game alone.'),
      before: id.optional().describe('The `next` of the page before.'),
      pageSize: z.coerce
        .number<number>()
        .pipe(z.int().min(1).max(PAGE_SIZE_MAX))
        .default(PAGE_SIZE_DEFAULT)
        .describe(`Rows on a page, ${PAGE_SIZE_MAX} at most.`),
    }),
    output: z.object({
      list: z.array(pastRound),
      next: z.string().nullable().describe('Asks for the page after this one; `null` on the last.'),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/game/rounds/{roundId}',
    access: 'session',
    summary: 'A round of the player with what deals it again; 404 for anybody else’s.',
    input: z.object({ roundId: id.describe('Of a round or a slip.') }),
    notFound: true,
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('round'),
        walletType: walletTypeOutput,
        round: roundDetails,
        serverSeed: z.string().nullable().describe('`null` until it is revealed.'),
      }),
      z.object({
        kind: z.literal('slip'),
        slip: pastRound,
        eventIds: z
          .array(z.string())
          .describe('What it was bought for; each has a proof of its own.'),
      }),
    ]),
  }),
  event: endpoint({
    method: 'GET',
    path: '/game/events/{eventId}',
    access: 'session',
    summary: 'A draw, match or race with what draws it again, and the player’s slips in its book.',
    input: z.object({ eventId: id.describe('Of a draw, a match or a race.') }),
    notFound: true,
    output: z.looseObject({
      event: pastEvent,
      nonce: z.int(),
      clientSeed: z.string().nullable(),
      book: z.array(z.string()).nullable(),
      serverSeed: z.string().nullable(),
    }),
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/game/seeds/rotate',
    access: 'session',
    summary: 'Reveals the server seed in force and puts the next one in its place.',
    input: z.object({ clientSeed: clientSeedInput.optional() }),
    output: z.object({
      revealed: revealedSeeds,
      fairness: z.object({
        serverSeedHash: z.string(),
        clientSeed: z.string(),
        nextNonce: z.int(),
        nextServerSeedHash: z.string(),
      }),
    }),
    refusals: ['ROUND_OPEN'],
  }),
};
