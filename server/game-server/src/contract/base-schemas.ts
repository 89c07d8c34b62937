import { launchRules } from '@fairhall/api/contract/provider';
import { z } from 'zod';
import type { GameDefinition } from '../definitions/game-definition.ts';

/* The fields common to the rounds and `open` responses of all engines. */

/** A decimal string of major units ("2.00"). */
export const money = z.string();

export const fairness = z.object({
  /** SHA-256 (hex) of the active server seed, published before play. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Nonce that the next round will use. */
  nextNonce: z.int(),
  /**
   * SHA-256 (hex) of the next server seed: it is fixed before the player chooses the client seed for
   * it.
   */
  nextServerSeedHash: z.string(),
});
export type Fairness = z.infer<typeof fairness>;

/**
 * The seeds of a player without a client seed: the page makes one once it has this hash, and sends it
 * with `clientSeed`. No round is dealt before.
 */
export const committedSeed = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.null(),
  nextNonce: z.literal(0),
  nextServerSeedHash: z.null(),
});
export type CommittedSeed = z.infer<typeof committedSeed>;

/** The player's login so far, from the ledger, over all games. */
export const loginSession = z.object({
  /** Milliseconds since the login. */
  durationMs: z.int(),
  /** Wins less stakes in this wallet since the login. */
  net: money,
});
export type LoginSession = z.infer<typeof loginSession>;

/**
 * The rules of the next round: as `GET /fairness/games/{id}.json`, whose schema is
 * `definitions/game-definition.ts`.
 */
const openedDefinition = z.custom<GameDefinition>(
  (value) => typeof value === 'object' && value !== null,
);

/**
 * A drawn number: `event` of `of` equally likely ones. `bytes`: the four bytes of the number in hex, in
 * the rounds of Hall Originals.
 */
export const drawnNumber = z.object({
  of: z.int(),
  event: z.int(),
  bytes: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
});

/** The common fields of a round. */
export const baseRound = z.object({
  roundId: z.string(),
  gameId: z.string(),
  stake: money,
  /** Of a `cancelled` round: what it would have won. */
  win: money,
  status: z.enum(['pending', 'settled', 'cancelled']),
  /** Why the wallet refused a `cancelled` round, as `INSUFFICIENT_BALANCE`; nothing was staked. */
  refusal: z.string().nullable(),
  /**
   * The seeds of this round; the server seed itself is published after a rotation. `rulesHash`: of the
   * definition that dealt it, `null` for rounds older than definitions.
   */
  proof: z.object({
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    rulesHash: z.string().nullable(),
  }),
  createdAt: z.iso.datetime(),
});
/**
 * What the page hides or waits for by the player's market; the wallet enforces stake, gap and end.
 * `stakes` contains no more than `stakeMax`.
 */
export const pageRules = launchRules.omit({ stakeMax: true });
export type PageRules = z.infer<typeof pageRules>;

/** The common fields of the response of `open`. */
export const baseOpened = z.object({
  gameId: z.string(),
  gameName: z.string(),
  supplier: z.string(),
  nickName: z.string(),
  walletType: z.string(),
  balance: money,
  session: loginSession,
  /** Stakes, or values of chips, on offer in this wallet's currency, ascending. */
  stakes: z.array(money).min(1),
  defaultStake: money,
  houseRules: pageRules,
  /** SHA-256 (hex) of the canonical JSON (RFC 8785) of `sheet`. */
  rulesHash: z.string(),
  sheet: openedDefinition,
  fairness: z.union([fairness, committedSeed]),
});
