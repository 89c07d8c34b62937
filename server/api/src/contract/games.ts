import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { environments, gameNumberings, gameTypeSchema, languages } from './enums.ts';
import { int4, line } from './field-types.ts';
import { gameLabelInput, gameLabels } from './game-labels.ts';
import { identifier } from './identifier.ts';
import { DEFAULT_CURRENCY } from './money.ts';
import { walletTypeInput } from './money-fields.ts';
import { FRAME_PROTOCOLS } from './own-provider.ts';

/** Limit of the lists of hot and of new games. */
export const RAIL_LENGTH_MAX = 6;
export const SAVE_ALL_MAX = 500;

/** The rounds that a player plays before rating a game. */
export const ROUNDS_BEFORE_RATING = 10;
/** The ratings from which their average shows. */
export const RATINGS_MIN = 5;

export const volatilities = ['low', 'medium', 'high'] as const;

const gameId = identifier(64).describe('For example phoenix-ascend.');

export const game = z.object({
  gameId,
  gameName: line().min(1).max(120),
  gameType: gameTypeSchema,
  pgIconUrl: line().max(500).describe('Tile art, an absolute path of the web origin or a URL.'),
  pgBackUrl: line().max(500).describe('Stage art behind the running game.'),
  gameIp: line().max(200).describe('Scheme and host, such as "http://localhost".'),
  gamePort: line().max(10).describe('The port with its colon, such as ":3002"; may be empty.'),
  enabled: z.boolean(),
  gameLabel: z.enum(gameLabels).nullable(),
  supplier: line().max(80).nullable(),
  gameSort: int4(),
  betList: z.array(z.number().nonnegative()).max(50),
  rateList: z.array(z.number().nonnegative()).max(50),
  rating: z
    .number()
    .min(0)
    .max(5)
    .describe(
      `The average stars of players, two decimals; with fewer than ${RATINGS_MIN} ratings what the ` +
        'provider states; 0 for none.',
    ),
  ratingCount: int4().nonnegative().describe('The players who rated it.'),
  popularity: int4().nonnegative().describe('Rounds played in the last 30 days.'),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isRecommended: z.boolean(),
  rtp: z.number().min(0).max(100).describe('Return to player in percent, two decimals.'),
  volatility: z.enum(volatilities),
  providerId: z.string().describe('The games provider that the game runs at.'),
  rulesHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal')
    .nullable()
    .describe('SHA-256 of the rules in force; `null` when the provider publishes none.'),
  proofUrl: line()
    .min(1)
    .max(300)
    .nullable()
    .describe('Where a round can be verified; `null` for a game without proofs.'),
  replayUrl: line()
    .max(300)
    .regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'must be a path that begins with one slash')
    .nullable()
    .describe(
      'The path at the game’s address that plays a past round again; `null` for a game without replays.',
    ),
  freePlay: z.boolean().describe('Whether guests can play it without an account.'),
  retired: z
    .boolean()
    .describe('Whether its provider offers it no more; past rounds can be verified and replayed.'),
});
export type Game = z.infer<typeof game>;

/**
 * A game as sent by the provider; fields with a default are optional. A stated popularity is ignored,
 * and a stated rating shows until players rate. The provider is the caller.
 */
export const gameInput = game
  .omit({ ratingCount: true, popularity: true, providerId: true })
  .extend({
    rating: game.shape.rating.default(0),
    pgIconUrl: game.shape.pgIconUrl.default(''),
    pgBackUrl: game.shape.pgBackUrl.default(''),
    gameIp: game.shape.gameIp.optional(),
    gamePort: game.shape.gamePort.optional(),
    enabled: game.shape.enabled.default(true),
    gameLabel: gameLabelInput.nullable().default(null),
    supplier: game.shape.supplier.default(null),
    gameSort: game.shape.gameSort.default(999),
    betList: game.shape.betList.default([]),
    rateList: game.shape.rateList.default([]),
    isHot: game.shape.isHot.default(false),
    isNew: game.shape.isNew.default(false),
    isRecommended: game.shape.isRecommended.default(false),
    rtp: game.shape.rtp.default(0),
    volatility: game.shape.volatility.default('medium'),
    volatilityIndex: z
      .number()
      .min(0)
      .max(100_000)
      .nullable()
      .default(null)
      .describe(
        '1.96 × the standard deviation of a round’s win by its stake; `null` when unknown.',
      ),
    rulesHash: game.shape.rulesHash.default(null),
    proofUrl: game.shape.proofUrl.default(null),
    replayUrl: game.shape.replayUrl.default(null),
    freePlay: game.shape.freePlay.default(false),
    retired: game.shape.retired.default(false),
    frameProtocol: z
      .int()
      .refine(
        (version) => FRAME_PROTOCOLS.includes(version),
        `must be a supported version of the frame protocol: ${FRAME_PROTOCOLS.join(', ')}`,
      )
      .default(1)
      .describe('The version of docs/game-frame.md that its page speaks.'),
  });
export type GameInput = z.input<typeof gameInput>;

export const games = {
  available: endpoint({
    method: 'POST',
    path: '/rpgame/games/available',
    access: 'public',
    kind: 'query',
    cacheable: true,
    summary: 'The catalogue with its retired games, ordered by gameSort and then by name.',
    input: z.object({
      gameType: gameTypeSchema.optional(),
      supplier: line().max(80).optional(),
      keyword: line().max(100).optional(),
    }),
    output: z.array(game),
  }),
  search: endpoint({
    method: 'GET',
    path: '/rpgame/games/search',
    access: 'public',
    summary:
      'Games whose name or supplier contains the keyword, ignoring case, accents and hyphens; no retired ones.',
    input: z.object({
      keyword: line().max(100).default('').describe('Any part of a name or a supplier.'),
    }),
    output: z.array(game),
  }),
  hot: endpoint({
    method: 'GET',
    path: '/rpgame/games/hot',
    access: 'public',
    cacheable: true,
    summary: 'At most six hot games.',
    input: z.object({}),
    output: z.array(game).max(RAIL_LENGTH_MAX),
  }),
  new: endpoint({
    method: 'GET',
    path: '/rpgame/games/new',
    access: 'public',
    cacheable: true,
    summary: 'At most six new games.',
    input: z.object({}),
    output: z.array(game).max(RAIL_LENGTH_MAX),
  }),
  get: endpoint({
    method: 'GET',
    path: '/rpgame/games/{id}',
    access: 'public',
    summary: 'One game; 404 if unknown.',
    input: z.object({ id: gameId }),
    notFound: true,
    output: game,
  }),
  saveAll: endpoint({
    method: 'POST',
    path: '/rpgame/games/saveAll',
    access: 'provider',
    bodyBytesMax: 1_048_576,
    summary:
      'Upserts games of the provider by gameId, all or nothing; 403 for a game of another provider. ' +
      'Addresses must be on the provider’s origins. Label, order and flags are ignored from any provider ' +
      'but the casino’s own: staff set them.',
    input: z.object({
      games: z.array(gameInput).max(SAVE_ALL_MAX),
      reading: z
        .enum(gameNumberings)
        .default('A')
        .describe(
          'The numbering of gameType in this call. A: 0 slot, 1 table, 2 fishing, 3 sports, 4 lottery, ' +
            '5 card. B: 0 slot, 1 fishing, 2 table, 3 card, 4 lottery, 5 live casino (saved as table).',
        ),
    }),
    output: z.object({ saved: z.int() }),
  }),
};

const stars = z.int().min(1).max(5);

export const ratings = {
  get: endpoint({
    method: 'GET',
    path: '/game/rating/{gameId}',
    access: 'session',
    summary: 'The player’s own rating of a game. 404 for an unknown game.',
    input: z.object({ gameId }),
    output: z.object({ stars: stars.nullable().describe('`null` without one.') }),
    notFound: true,
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/game/rating',
    access: 'session',
    summary:
      `Rates a game of which the player has played ${ROUNDS_BEFORE_RATING} rounds, or changes the ` +
      'rating. 404 for an unknown game.',
    input: z.object({ gameId, stars: stars.describe('1 to 5.') }),
    output: z.null(),
    notFound: true,
    refusals: ['TOO_FEW_ROUNDS'],
  }),
};

export const play = {
  nextStarts: endpoint({
    method: 'GET',
    path: '/game/next-starts',
    access: 'public',
    summary: 'The next draw, match or race of each scheduled game, the earliest first.',
    input: z.object({}),
    output: z.object({
      now: z.iso.datetime().describe('The time of the game server, for a countdown.'),
      starts: z.array(
        z.object({
          gameId,
          startsAt: z.iso.datetime(),
          participants: z
            .array(z.string())
            .describe('The two teams of the first match, the course of a race, none for a draw.'),
        }),
      ),
    }),
  }),
  launch: endpoint({
    method: 'POST',
    path: '/game/launch',
    access: 'session',
    audited: true,
    summary: 'The URL of a game, with a launch token for the game and one wallet.',
    input: z.object({
      gameId,
      walletType: walletTypeInput,
      lang: z.enum(languages).optional(),
      env: z.enum(environments).optional(),
      homeUrl: line().max(500).optional(),
    }),
    output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    notFound: true,
    refusals: ['ACCOUNT_BLOCKED', 'UNKNOWN_CURRENCY', 'GAME_UNAVAILABLE'],
  }),
  launchFree: endpoint({
    method: 'POST',
    path: '/game/launch-free',
    access: 'public',
    kind: 'query',
    networkLimit: { calls: 30, minutes: 10 },
    summary:
      'The URL of a game in free play: points instead of a balance, for two hours and without an ' +
      'account. It writes nothing; a player on a break is refused.',
    input: z.object({
      gameId,
      walletType: walletTypeInput.default(DEFAULT_CURRENCY),
      lang: z.enum(languages).optional(),
      env: z.enum(environments).optional(),
      homeUrl: line().max(500).optional(),
      isAdult: z.literal(true).describe('The guest states to be 18 or older.'),
    }),
    output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    notFound: true,
    refusals: ['ACCOUNT_BLOCKED', 'UNKNOWN_CURRENCY', 'GAME_UNAVAILABLE'],
  }),
};
