import {
  eventOf,
  type OutcomeStream,
  outcomeStream,
  type Seeds,
} from '@fairhall/kit/fairness/outcome-stream';
import { hmacBlocks } from './web-hmac.ts';

/** One drawn number of a round, with its bytes and its event. */
export type DrawnNumber = {
  /** Four bytes in hex. */
  readonly bytes: string;
  readonly float: number;
  readonly of: number;
  readonly event: number;
};

/** One HMAC of a round's stream. */
export type HmacBlock = { readonly message: string; readonly hex: string };

/** The outcome of an engine, and the part of the stream that it used. */
type Replayed<T> = {
  readonly draws: readonly DrawnNumber[];
  readonly blocks: readonly HmacBlock[];
  readonly outcome: T;
};

const BLOCKS_FIRST = 8;
const BLOCKS_MAX = 8192;
const FLOATS_PER_BLOCK = 8;
const BYTES_PER_FLOAT = 4;

class MoreBlocksNeeded extends Error {}

/**
 * Runs an engine on the stream of these seeds and records every number that it draws.
 * @throws without Web Crypto
 */
export async function replay<T>(
  seeds: Seeds,
  play: (stream: OutcomeStream) => T,
): Promise<Replayed<T>> {
  // The number of draws is unknown in advance: more bytes are computed until they suffice.
  for (let count = BLOCKS_FIRST; count <= BLOCKS_MAX; count *= 4) {
    const blocks = await hmacBlocks({ ...seeds, count });
    const draws: DrawnNumber[] = [];
    try {
      const outcome = play(noted({ seeds, blocks, draws }));
      return { outcome, draws, blocks: usedBlocks(seeds, { blocks, draws: draws.length }) };
    } catch (error) {
      if (!(error instanceof MoreBlocksNeeded)) throw error;
    }
  }
  throw new RangeError('the round draws more numbers than any game');
}

function usedBlocks(
  { clientSeed, nonce }: Seeds,
  { blocks, draws }: { readonly blocks: readonly Uint8Array[]; readonly draws: number },
): HmacBlock[] {
  return blocks.slice(0, Math.ceil(draws / FLOATS_PER_BLOCK)).map((block, place) => ({
    message: `${clientSeed}:${nonce}:${place}`,
    hex: [...block].map(hexOf).join(''),
  }));
}

function noted(given: {
  readonly seeds: Seeds;
  readonly blocks: readonly Uint8Array[];
  readonly draws: DrawnNumber[];
}): OutcomeStream {
  const { seeds, blocks, draws } = given;
  let next = 0;
  const source = outcomeStream({
    ...seeds,
    hmacSha256: () => {
      const block = blocks[next];
      next += 1;
      if (!block) throw new MoreBlocksNeeded();
      return block;
    },
  });
  return {
    float: source.float,
    last: () => draws.at(-1)?.float ?? 0,
    event: (of: number) => {
      const float = source.float();
      const event = eventOf(float, of);
      draws.push({ bytes: bytesOf(blocks, draws.length), float, of, event });
      return event;
    },
  };
}

function bytesOf(blocks: readonly Uint8Array[], draw: number): string {
  const block = blocks[Math.floor(draw / FLOATS_PER_BLOCK)] ?? new Uint8Array();
  const start = (draw % FLOATS_PER_BLOCK) * BYTES_PER_FLOAT;
  const bytes = [...block.slice(start, start + BYTES_PER_FLOAT)];
  return bytes.map(hexOf).join(' ');
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
