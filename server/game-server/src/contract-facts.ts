import { z } from 'zod';

/* What the rounds and openings of every engine have in common on the wire. */

/** A decimal string of major units ("2.00"). */
export const money = z.string();

export const fairness = z.object({
  /** SHA-256 (hex) of the server seed in force, shown before play. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Nonce that the next round will use. */
  nextNonce: z.int(),
  /**
   * SHA-256 (hex) of the server seed that the next rotation puts in force: it is fixed before the
   * player names the client seed that goes with it.
   */
  nextServerSeedHash: z.string(),
});
export type Fairness = z.infer<typeof fairness>;

/** What is true of a round of any engine. */
export const roundFacts = z.object({
  roundId: z.string(),
  gameId: z.string(),
  stake: money,
  win: money,
  status: z.enum(['pending', 'settled', 'cancelled']),
  /** What this round was dealt from; the seed itself is shown only once it was rotated. */
  proof: z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() }),
  createdAt: z.iso.datetime(),
});
/** What is true of any game as it opens. */
export const openedFacts = z.object({
  gameId: z.string(),
  gameName: z.string(),
  supplier: z.string(),
  nickName: z.string(),
  walletType: z.string(),
  balance: money,
  /** Stakes, or values of chips, on offer in this wallet's currency, ascending. */
  stakes: z.array(money).min(1),
  defaultStake: money,
  fairness,
});
