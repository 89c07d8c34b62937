import { z } from 'zod';
import { clientSeedInput } from './client-seed.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './enums.ts';
import { int4 } from './field-types.ts';
import { identifier } from './identifier.ts';
import { walletTypeOutput } from './money-fields.ts';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, queryFlag } from './page.ts';

/*
 * Past rounds of the game server with their seeds and outcomes, from which a player can replay and
 * verify them. The money movements are in the history, from the ledger. Outcomes are forwarded
 * unchanged; the game server's OpenAPI document describes them.
 */

const id = identifier(64);
const replayId = z
  .string()
  .regex(/^[\w-]{22}$/)
  .describe('The casino’s own id of a replay: those of rounds are the providers’.');
const decimal = z.string();

export const pastRound = z.object({
  roundId: z.string(),
  kind: z.enum(['round', 'slip']).describe('A `slip` is a ticket or a bet on fixtures.'),
  gameId: z.string(),
  gameName: z.string(),
  walletType: walletTypeOutput,
  stake: z.number(),
  win: z.number().nullable().describe('`null` until it is settled, and for a refused round.'),
  refusal: z
    .string()
    .nullable()
    .describe('Why the wallet refused the round after it was dealt; nothing was staked.'),
  createTime: z.iso.datetime(),
  isRevealed: z.boolean().describe('Whether its server seed is revealed.'),
  isCalledOff: z
    .boolean()
    .describe(
      'Whether all fixtures of a slip were called off: nothing was drawn or will be revealed.',
    ),
  proofUrl: z
    .string()
    .nullable()
    .describe('Where the round can be verified; `null` for a game without proofs.'),
});
export type PastRound = z.infer<typeof pastRound>;

/** A round of the game server; its amounts are decimal strings. */
export const roundDetails = z.looseObject({
  roundId: z.string(),
  gameId: z.string(),
  stake: decimal,
  win: decimal,
  proof: z.object({
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    rulesHash: z
      .string()
      .nullable()
      .describe('Of the sheet that dealt it; `null` for rounds older than sheets.'),
  }),
  outcome: z.looseObject({ engine: z.string() }),
});

/** A fixture (draw, match or race) of the game server. */
export const pastEvent = z.looseObject({
  eventId: z.string(),
  gameId: z.string(),
  serverSeedHash: z.string(),
});

/** Rounds in one response of `seedRounds`. */
export const SEED_ROUNDS_MAX = 200;
/** The same with their proofs: an outcome with many free spins has about 100 kB. */
export const SEED_PROOFS_MAX = 30;

export const seedRounds = z.object({
  rounds: z.array(
    z.object({
      nonce: z.int(),
      roundId: z.string(),
      gameId: z.string(),
      gameName: z.string(),
      walletType: walletTypeOutput,
      status: z.enum(['pending', 'open', 'settled', 'cancelled']),
      refusal: z
        .string()
        .nullable()
        .describe('Why a `cancelled` round was refused after it was dealt.'),
      round: roundDetails
        .nullable()
        .optional()
        .describe(
          'With `proofs`: the round as `GET /game/rounds/{roundId}` returns it; `null` until its ' +
            'first stake is taken.',
        ),
    }),
  ),
  nextNonce: z.int().describe('The nonce of the pair’s next round: the number of its rounds.'),
  serverSeed: z.string().nullable().describe('`null` until it is revealed.'),
  clientSeed: z.string(),
});
export type SeedRounds = z.infer<typeof seedRounds>;

export const revealedSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  rounds: z.int().describe('The number of rounds drawn from this seed.'),
});

export const pastRounds = {
  list: endpoint({
    method: 'GET',
    path: '/game/rounds',
    access: 'session',
    summary:
      'The player’s rounds and slips of one games provider, newest first, which can be verified; 404 ' +
      'for a provider that offers none. Money movements are in /user/history.',
    input: z.object({
      gameId: id.optional().describe('Only rounds of this game.'),
      providerId: id
        .optional()
        .describe('The games provider; by default that of `gameId`, or our own game server.'),
      before: id.optional().describe('The `next` of the previous page.'),
      pageSize: z.coerce
        .number<number>()
        .pipe(z.int().min(1).max(PAGE_SIZE_MAX))
        .default(PAGE_SIZE_DEFAULT)
        .describe(`Rows per page, at most ${PAGE_SIZE_MAX}.`),
    }),
    output: z.object({
      list: z.array(pastRound),
      next: z
        .string()
        .nullable()
        .describe('The `before` of the next page; `null` on the last one.'),
    }),
    notFound: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/game/rounds/{roundId}',
    access: 'session',
    summary: 'A round of the player with its proof and outcome; 404 for another player’s.',
    input: z.object({ roundId: id.describe('The id of a round or a slip.') }),
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
          .describe('The fixtures of the slip; each has a proof of its own.'),
      }),
    ]),
  }),
  replayId: endpoint({
    method: 'GET',
    path: '/game/rounds/{roundId}/replay',
    access: 'session',
    summary:
      'The id of the public replay of a round or slip of the player, at any provider; 404 until it has ' +
      'ended, and for another player’s.',
    input: z.object({
      roundId: identifier(100).describe('The provider’s id of a round or a slip.'),
      gameId: id.describe('Its game: round ids are unique to a provider alone.'),
    }),
    notFound: true,
    output: z.object({ id: replayId }),
  }),
  replay: endpoint({
    method: 'GET',
    path: '/game/replays/{id}',
    access: 'public',
    summary:
      'A finished round of any player, and the URL that plays it again without a session; it has nothing ' +
      'of the player.',
    input: z.object({
      id: replayId,
      lang: z
        .enum(languages)
        .optional()
        .describe('The language of the page behind `url`; by default that of the request.'),
    }),
    notFound: true,
    output: z.object({
      gameId: z.string(),
      gameName: z.string(),
      walletType: walletTypeOutput,
      stake: z.number().describe('What was staked and not returned by a cancellation.'),
      win: z.number(),
      multiple: z.number().describe('The win by the stake, cut off after two decimals.'),
      createTime: z.iso.datetime().describe('Of its first stake.'),
      url: z
        .string()
        .nullable()
        .describe('The page of a frame that plays it again; `null` for a game without replays.'),
    }),
  }),
  event: endpoint({
    method: 'GET',
    path: '/game/events/{eventId}',
    access: 'session',
    summary: 'A fixture with its seeds and its book, which contains the player’s slips.',
    input: z.object({ eventId: id.describe('The id of a draw, a match or a race.') }),
    notFound: true,
    output: z.looseObject({
      event: pastEvent,
      nonce: z.int(),
      clientSeed: z.string().nullable(),
      book: z.array(z.string()).nullable(),
      serverSeed: z.string().nullable(),
    }),
  }),
  seedRounds: endpoint({
    method: 'GET',
    path: '/game/seeds/{serverSeedHash}/rounds',
    access: 'session',
    summary:
      'The rounds of a seed pair by nonce, over all games, refused ones included: every nonce below ' +
      '`nextNonce` has dealt one. 404 for another player’s pair.',
    input: z.object({
      serverSeedHash: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('The SHA-256 of the server seed, as shown before play.'),
      from: z.coerce.number<number>().pipe(int4().min(0)).default(0).describe('The first nonce.'),
      limit: z.coerce
        .number<number>()
        .pipe(z.int().min(1).max(SEED_ROUNDS_MAX))
        .default(SEED_ROUNDS_MAX)
        .describe(
          `Rounds in the response, at most ${SEED_ROUNDS_MAX}; with \`proofs\` at most ${SEED_PROOFS_MAX}.`,
        ),
      proofs: queryFlag
        .default(false)
        .describe('`1`: each round with its proof and outcome, to verify a whole seed.'),
    }),
    notFound: true,
    output: seedRounds,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/game/seeds/rotate',
    access: 'session',
    audited: true,
    summary: 'Reveals the current server seed and replaces it by the next one.',
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
    refusals: ['ROUND_OPEN', 'CLIENT_SEED_REQUIRED'],
  }),
};
