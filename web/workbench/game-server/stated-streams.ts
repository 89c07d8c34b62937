import type { HmacSha256 } from '@fairhall/kit/fairness/outcome-stream';
import {
  nodeHmacSha256 as computed,
  sha256Hex,
} from '../../../server/kit/src/fairness/node-hmac.ts';

/*
 * In place of the kit's HMAC. An outcome that no search finds is stated by its numbers: the nonces
 * from here on draw these instead of those of their seeds, so that the verifier rejects them.
 */

export { sha256Hex };

const FIRST_STATED_NONCE = 1_000_000_000;
const BLOCK_BYTES = 32;
const stated: StatedNumbers[] = [];

/** Numbers of 32 bits that are drawn in their order, those after the first `once` again and again. */
export type StatedNumbers = {
  readonly numbers: readonly number[];
  /** 0 if absent. */
  readonly once?: number;
};

/** A nonce that draws these numbers. */
export function nonceOf(drawn: StatedNumbers): number {
  const known = stated.indexOf(drawn);
  return FIRST_STATED_NONCE + (known < 0 ? stated.push(drawn) - 1 : known);
}

export const nodeHmacSha256: HmacSha256 = (input) => {
  const drawn = stated[Number(/:(\d+):/.exec(input.message)?.[1]) - FIRST_STATED_NONCE];
  return drawn ? statedBlocks(drawn)(input) : computed(input);
};

/** A stream of these numbers. */
export const statedBlocks =
  ({ numbers, once = 0 }: StatedNumbers): HmacSha256 =>
  ({ message }) => {
    const first = (Number(message.slice(message.lastIndexOf(':') + 1)) * BLOCK_BYTES) / 4;
    const bytes = new DataView(new ArrayBuffer(BLOCK_BYTES));
    for (let at = 0; at < BLOCK_BYTES; at += 4) {
      const place = first + at / 4;
      const repeated = place < once ? place : once + ((place - once) % (numbers.length - once));
      bytes.setUint32(at, numbers[repeated] ?? 0);
    }
    return new Uint8Array(bytes.buffer);
  };
