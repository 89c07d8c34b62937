import { scheduledGame } from '../../../../server/src/simulators/casino/engines/scheduled-games.ts';
import type { EventProof } from '../contract-types.ts';
import { type DrawnNumber, replay } from './replay.ts';
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
  readonly draws: readonly DrawnNumber[];
  /** Whether the whole course and its end come out the same. */
  readonly outcomeHolds: boolean;
};

/** The proof of an event that has finished: everything in it is told. */
export type WholeProof = EventProof & {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly book: readonly string[];
};

export function isWhole(proof: EventProof): proof is WholeProof {
  return proof.serverSeed !== null && proof.clientSeed !== null && proof.book !== null;
}

/**
 * Draws an event again on this device, with the casino's own engine.
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
  const { draws, outcome } = await replay({ serverSeed, clientSeed, nonce }, (stream) =>
    game.play(event.fixture, stream),
  );
  return {
    seedHash,
    sealHolds: seedHash === event.serverSeedHash,
    bookHash,
    bookHolds: bookHash === clientSeed && ownDigests.every(Boolean),
    draws,
    outcomeHolds: same(outcome.result, event.result) && same(outcome.progress, progress),
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
