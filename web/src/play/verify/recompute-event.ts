import type { EventProof } from '../contract-types.ts';
import { type LoadRules, type Rules, rulesLoader } from './load-rules.ts';
import { type EventValue, eventValuesOf, type ProofRule, ruleOf } from './proof-rules.ts';
import { type DrawnNumber, type HmacBlock, replay } from './replay.ts';
import { type ReplayedSlip, replaySlip } from './replay-slip.ts';
import { scheduledEngine } from './scheduled-engine.ts';
import { sha256Hex } from './web-hmac.ts';

export type EventRecomputation = {
  /** SHA-256 of the revealed seed. */
  readonly seedHash: string;
  /** Whether it is the hash that was published while slips were sold. */
  readonly seedHashMatches: boolean;
  /** SHA-256 of the digests of all slips. */
  readonly bookHash: string;
  /**
   * Whether it is the digest published at closing, the client seed follows from it and the beacon, and
   * the book contains the player's slips as sold.
   */
  readonly bookMatches: boolean;
  /** The definition that it was drawn with again. */
  readonly rules: Rules;
  readonly blocks: readonly HmacBlock[];
  readonly draws: readonly DrawnNumber[];
  /** The rule that maps events to the outcome. */
  readonly rule: ProofRule;
  /** The value of each event; `null` if single events have none. */
  readonly eventValues: readonly EventValue[] | null;
  /** Whether progress and result are those on record. */
  readonly outcomeMatches: boolean;
  /** The player's own slips, settled as far as this event decides them. */
  readonly ownSlips: readonly (ReplayedSlip | null)[];
};

export { rulesLoader };

/** The proof of a finished event, with its seed and progress. */
export type CompleteProof = EventProof & {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly book: readonly string[];
};

export function isComplete(proof: EventProof): proof is CompleteProof {
  return proof.serverSeed !== null && proof.clientSeed !== null && proof.book !== null;
}

/**
 * Recomputes an event with the definition that it names.
 * @throws as `recomputeEvent`, and RulesError
 */
export async function recomputeEventByDefinition(
  proof: CompleteProof,
  loadRules: LoadRules,
): Promise<EventRecomputation> {
  const { gameId, rulesHash } = proof.event;
  return recomputeEvent(proof, await loadRules({ gameId, rulesHash }));
}

/**
 * Recomputes an event in the browser with the engine of its definition.
 * @throws without Web Crypto, and for an event of another engine
 */
export async function recomputeEvent(
  proof: CompleteProof,
  rules: Rules,
): Promise<EventRecomputation> {
  const { event, serverSeed, clientSeed, nonce, book, beacon, progress, ownSlips } = proof;
  const engine = scheduledEngine(rules.sheet);
  const [seedHash, bookHash] = await Promise.all([
    sha256Hex(serverSeed),
    sha256Hex(book.join('\n')),
  ]);
  const seedOfBook = beacon === null ? bookHash : await sha256Hex(`${bookHash}\n${beacon.value}`);
  const ownDigests = await Promise.all(
    ownSlips.map(
      async ({ digest, content }) => book.includes(digest) && (await sha256Hex(content)) === digest,
    ),
  );
  const { blocks, draws, outcome } = await replay({ serverSeed, clientSeed, nonce }, (stream) =>
    engine.play(event.fixture, stream),
  );
  const rule = ruleOf(rules.sheet);
  const { result } = outcome;
  const numbers = result.kind === 'draw' ? result.numbers : [];
  return {
    seedHash,
    seedHashMatches: seedHash === event.serverSeedHash,
    bookHash,
    bookMatches:
      bookHash === event.bookDigest && seedOfBook === clientSeed && ownDigests.every(Boolean),
    rules,
    blocks,
    draws,
    rule,
    eventValues: eventValuesOf(draws, { rule, numbers }),
    outcomeMatches: same(result, event.result) && same(outcome.progress, progress),
    ownSlips: ownSlips.map(({ content }) =>
      replaySlip(content, { events: [{ ...event, result }], scheduledFor: () => engine }),
    ),
  };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The value with sorted object keys: JSON does not preserve their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other)));
}
