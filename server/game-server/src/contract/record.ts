import * as z from 'zod/mini';
import { RECORD_MAX, SHOWN_MAX } from './record-bounds.ts';

/*
 * The player's own record of what the game page was shown: the game page posts it to its host page,
 * which stores it on the player's device, and requests it back for a verification. Both pages parse
 * what arrives. Written with zod/mini, whose size a page can afford.
 */

const SLIP_EVENTS_MAX = 8;

const TEXT_LENGTH_MAX = 64;

const id = z.string().check(z.minLength(1), z.maxLength(TEXT_LENGTH_MAX));
const clientSeed = z.string().check(z.minLength(1), z.maxLength(TEXT_LENGTH_MAX));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const amount = z.string().check(z.regex(/^\d{1,15}(\.\d{1,2})?$/));
const count = z.int().check(z.minimum(0));
/** Unix milliseconds of the device. */
const shownAt = z.number().check(z.minimum(0));

const commitmentFacts = {
  serverSeedHash: sha256,
  /** `null` for the next seed, and before the player has chosen one. */
  clientSeed: z.nullable(clientSeed),
  /** The highest `nextNonce` that was shown: as many rounds were drawn from the seed. */
  nextNonce: count,
  /** The hash of the seed that follows. */
  nextServerSeedHash: z.nullable(sha256),
  /** Whether the seed was in force; the next one is not yet. */
  isActive: z.boolean(),
};
const roundFacts = {
  roundId: id,
  gameId: id,
  serverSeedHash: sha256,
  clientSeed,
  nonce: count,
  stake: amount,
  win: amount,
  /** The digest of the game's definition; `null` for a round older than definitions. */
  rulesHash: z.nullable(sha256),
  /** SHA-256 of the canonical outcome. */
  digest: sha256,
};
const refusalFacts = {
  requestId: id,
  gameId: id,
  code: count,
  /** The seed in force and its next nonce: a round refused after it was dealt has used that one. */
  serverSeedHash: sha256,
  nonce: count,
};
const eventFacts = {
  eventId: id,
  serverSeedHash: sha256,
  /** The digest published at closing; `null` before. */
  bookDigest: z.nullable(sha256),
};
const slipFacts = {
  slipId: id,
  gameId: id,
  digest: sha256,
  stake: amount,
  eventIds: z.array(id).check(z.maxLength(SLIP_EVENTS_MAX)),
};

/** What the game page was shown. */
export const shownItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seal'), ...commitmentFacts }),
  z.object({ kind: z.literal('round'), ...roundFacts }),
  z.object({ kind: z.literal('refusal'), ...refusalFacts }),
  z.object({ kind: z.literal('event'), ...eventFacts }),
  z.object({ kind: z.literal('slip'), ...slipFacts }),
]);
export type ShownItem = z.infer<typeof shownItem>;
export const shownItems = z.array(shownItem).check(z.minLength(1), z.maxLength(SHOWN_MAX));

/** A request for a part of the record. */
export const recordQuery = z.discriminatedUnion('kind', [
  /** A round by its id, or else by its hash and nonce, and its commitment. */
  z.object({
    kind: z.literal('round'),
    roundId: z.nullable(id),
    serverSeedHash: sha256,
    nonce: count,
  }),
  /** A commitment with its rounds and refusals. */
  z.object({ kind: z.literal('seed'), serverSeedHash: sha256 }),
  /** Every commitment. */
  z.object({ kind: z.literal('seals') }),
  /** A draw, match or race and the slips bought for it. */
  z.object({ kind: z.literal('event'), eventId: id }),
]);
export type RecordQuery = z.infer<typeof recordQuery>;

export const savedCommitment = z.object({ ...commitmentFacts, shownAt });
export type SavedCommitment = z.infer<typeof savedCommitment>;
export const savedRound = z.object({ ...roundFacts, shownAt });
export type SavedRound = z.infer<typeof savedRound>;
export const savedRefusal = z.object({ ...refusalFacts, shownAt });
export type SavedRefusal = z.infer<typeof savedRefusal>;
export const savedEvent = z.object({ ...eventFacts, shownAt });
export type SavedEvent = z.infer<typeof savedEvent>;
export const savedSlip = z.object({ ...slipFacts, shownAt });
export type SavedSlip = z.infer<typeof savedSlip>;

/** The requested part; `unavailable` when the browser stores nothing for this page. */
export const recordReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unavailable') }),
  z.object({
    kind: z.literal('round'),
    seal: z.nullable(savedCommitment),
    round: z.nullable(savedRound),
  }),
  z.object({
    kind: z.literal('seed'),
    seal: z.nullable(savedCommitment),
    rounds: z.array(savedRound).check(z.maxLength(RECORD_MAX.rounds)),
    refusals: z.array(savedRefusal).check(z.maxLength(RECORD_MAX.refusals)),
  }),
  z.object({
    kind: z.literal('seals'),
    seals: z.array(savedCommitment).check(z.maxLength(RECORD_MAX.seals)),
  }),
  z.object({
    kind: z.literal('event'),
    event: z.nullable(savedEvent),
    slips: z.array(savedSlip).check(z.maxLength(RECORD_MAX.events)),
  }),
]);
export type RecordReply = z.infer<typeof recordReply>;

/** The id by which the game page matches a reply to its request. */
export const recordRequestId = z.string().check(z.regex(/^[0-9a-f]{8,64}$/));
