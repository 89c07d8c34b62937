/**
 * The source of every outcome, as published to the players:
 *
 *   bytes(round) = HMAC_SHA256(key = serverSeed, message = `clientSeed:nonce:round`), round = 0, 1, 2…
 *   float        = b0/256 + b1/256² + b2/256³ + b3/256⁴, from four bytes at a time
 *   event of n   = floor(float × n)
 *
 * Each round of the HMAC gives 32 bytes, which is eight floats. Server seed, client seed and
 * message are UTF-8 text, so that anyone can repeat the computation with standard tools.
 * This file is pure and browser-safe: the HMAC is a parameter.
 */

/** HMAC-SHA256 of a text under a text key (both UTF-8): 32 bytes. */
export type HmacSha256 = (input: { key: string; message: string }) => Uint8Array;

export type Seeds = {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Rounds played with this pair of seeds before this one. */
  readonly nonce: number;
};

export type OutcomeStream = {
  /** The next number in [0, 1), with 32 bits. */
  readonly float: () => number;
  /**
   * The next of n equally likely events, 0 to n - 1. Exactly equal where n divides 2³²; otherwise
   * no event is off by more than n / 2³² of its share.
   */
  readonly event: (n: number) => number;
  /** The number of the last event, of a stream that keeps it. */
  readonly last?: (() => number) | undefined;
};

const BYTES_PER_FLOAT = 4;

/** More events than this cannot be drawn evenly from 32 bits. */
const EVENT_COUNT_MAX = 2 ** 24;

/** An engine that draws more than this in a round is assumed to be in an infinite loop. */
const HMAC_ROUNDS_MAX = 10_000;

/** The numbers of one game round, in the order in which the engine draws them. */
export function outcomeStream({
  hmacSha256,
  ...seeds
}: Seeds & { hmacSha256: HmacSha256 }): OutcomeStream {
  let bytes: Uint8Array = new Uint8Array(0);
  let position = 0;
  let round = 0;
  let last = 0;

  function nextByte(): number {
    if (position === bytes.length) {
      if (round === HMAC_ROUNDS_MAX)
        throw new RangeError('the round requests too many random numbers');
      const message = `${seeds.clientSeed}:${seeds.nonce}:${round}`;
      bytes = hmacSha256({ key: seeds.serverSeed, message });
      position = 0;
      round += 1;
    }
    const byte = bytes[position] ?? 0;
    position += 1;
    return byte;
  }

  function float(): number {
    let value = 0;
    for (let place = 1; place <= BYTES_PER_FLOAT; place += 1) value += nextByte() / 256 ** place;
    return value;
  }

  function event(n: number): number {
    last = float();
    return eventOf(last, n);
  }

  return { float, event, last: () => last };
}

/**
 * One of n equally likely events from a float in [0, 1).
 * @throws RangeError when n is not an integer from 1 to 2²⁴
 */
export function eventOf(float: number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > EVENT_COUNT_MAX) {
    throw new RangeError(`cannot draw one of ${n} events`);
  }
  return Math.floor(float * n);
}

/**
 * A shuffled copy, by Fisher and Yates' original method: event(left) selects the next one of the
 * remaining items. The last item needs no draw.
 */
export function shuffle<T>(items: readonly T[], stream: OutcomeStream): T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 1) shuffled.push(...left.splice(stream.event(left.length), 1));
  return [...shuffled, ...left];
}
