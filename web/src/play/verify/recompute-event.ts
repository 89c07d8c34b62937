import { scheduledGame } from '@fairhall/game-server/engines/scheduled-games';
import type { EventProof } from '../contract-types.ts';
import { type EventValue, eventValuesOf, type ProofRule, ruleOf } from './proof-rules.ts';
import { type DrawnNumber, type HmacBlock, replay } from './replay.ts';
import { type SlipAgain, slipAgain } from './slip-again.ts';
import { sha256Hex } from './web-hmac.ts';

export type EventRecomputation = {
  /** SHA-256 of the seed that was revealed. */
  readonly seedHash: string;
  /** Whether it is the hash that was shown while slips were sold. */
  readonly sealHolds: boolean;
  /** SHA-256 of the book of all slips. */
  readonly bookHash: string;
  /** Whether it is the client seed, and every slip of the player's is in the book as it was sold. */
  readonly bookHolds: boolean;
  readonly blocks: readonly HmacBlock[];
  readonly draws: readonly DrawnNumber[];
  /** How events become the outcome. */
  readonly rule: ProofRule;
  /** The value of each event; `null` where single events have none. */
  readonly eventValues: readonly EventValue[] | null;
  /** Whether the whole course and its end come out the same. */
  readonly outcomeHolds: boolean;
  /** The player's own slips, settled again as far as this event decides them. */
  readonly ownSlips: readonly (SlipAgain | null)[];
};

/** The proof of an event that has finished: everything in it is public. */
export type WholeProof = EventProof & {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly book: readonly string[];
};

export function isWhole(proof: EventProof): proof is WholeProof {
  return proof.serverSeed !== null && proof.clientSeed !== null && proof.book !== null;
}

/**
 * Draws an event again on this device, with the game server's own engine.
 * @throws where the browser has no cryptography, and for a game without an engine
 */
export async function recomputeEvent(proof: WholeProof): Promise<EventRecomputation> {
  const { event, serverSeed, clientSeed, nonce, book, progress, ownSlips } = proof;
  const game = scheduledGame(event.gameId);
  if (!game) throw new Error(`there is no engine for ${event.gameId}`);
  const [seedHash, bookHash] = await Promise.all([
    sha256Hex(serverSeed),
    sha256Hex(book.join('\n')),
  ]);
  const ownDigests = await Promise.all(
    ownSlips.map(
      async ({ digest, content }) => book.includes(digest) && (await sha256Hex(content)) === digest,
    ),
  );
  const { blocks, draws, outcome } = await replay({ serverSeed, clientSeed, nonce }, (stream) =>
    game.play(event.fixture, stream),
  );
  const rule = ruleOf(event.gameId);
  const { result } = outcome;
  const numbers = result.kind === 'draw' ? result.numbers : [];
  return {
    seedHash,
    sealHolds: seedHash === event.serverSeedHash,
    bookHash,
    bookHolds: bookHash === clientSeed && ownDigests.every(Boolean),
    blocks,
    draws,
    rule,
    eventValues: eventValuesOf(draws, { rule, numbers }),
    outcomeHolds: same(result, event.result) && same(outcome.progress, progress),
    ownSlips: ownSlips.map(({ content }) => slipAgain(content, [{ ...event, result }])),
  };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The same value with the keys of its objects in one order: the wire keeps none. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other)));
}
