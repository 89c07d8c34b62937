import { nodeHmacSha256, sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import {
  eventOf,
  type OutcomeStream,
  outcomeStream,
  shuffle,
} from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import { newServerSeed, systemRandom } from './seeds.ts';

// The expected values come from another language's HMAC (Python's hmac and hashlib).
const serverSeed = '0123456789abcdef'.repeat(4);
const seeds = { serverSeed, clientSeed: 'marina-0616', nonce: 1289 };

function streamOf(changes: Partial<typeof seeds> = {}): OutcomeStream {
  return outcomeStream({ hmacSha256: nodeHmacSha256, ...seeds, ...changes });
}

function draw(stream: OutcomeStream, { count, n }: { count: number; n: number }): number[] {
  return Array.from({ length: count }, () => stream.event(n));
}

describe('the outcome stream', () => {
  it('takes its bytes from HMAC-SHA256 of "clientSeed:nonce:round" under the server seed', () => {
    const bytes = nodeHmacSha256({ key: serverSeed, message: 'marina-0616:1289:0' });
    expect(Buffer.from(bytes).toString('hex')).toBe(
      'dcb982e864d9c599054202ea4488c13c71db24df5a6c22dda6588b0ff7dacc04',
    );
  });

  it('reads a float from four bytes', () => {
    const stream = streamOf();
    expect([stream.float(), stream.float(), stream.float()]).toEqual([
      0.8622056785970926, 0.39394793496467173, 0.020538503769785166,
    ]);
  });

  it('continues with the next round of the HMAC after eight floats', () => {
    expect(draw(streamOf(), { count: 16, n: 64 })).toEqual([
      55, 25, 1, 17, 28, 22, 41, 61, 56, 30, 32, 23, 11, 31, 47, 31,
    ]);
    expect(draw(streamOf(), { count: 16, n: 37 })).toEqual([
      31, 14, 0, 9, 16, 13, 24, 35, 32, 17, 18, 13, 6, 18, 27, 18,
    ]);
  });

  it('is equal for equal seeds and differs for any other seed or nonce', () => {
    const drawn = draw(streamOf(), { count: 8, n: 64 });
    expect(draw(streamOf(), { count: 8, n: 64 })).toEqual(drawn);
    expect(draw(streamOf({ nonce: 1290 }), { count: 8, n: 64 })).not.toEqual(drawn);
    expect(draw(streamOf({ clientSeed: 'marina-0617' }), { count: 8, n: 64 })).not.toEqual(drawn);
    expect(draw(streamOf({ serverSeed: 'f'.repeat(64) }), { count: 8, n: 64 })).not.toEqual(drawn);
  });

  it('encodes a client seed in any script as UTF-8', () => {
    const bytes = nodeHmacSha256({ key: 'key', message: 'São João 🦊:0:0' });
    expect(Buffer.from(bytes).toString('hex')).toBe(
      'ceb1a1c97e9cccdd52ff99fb031bed2a77a29fdc2915c1f901d1129d2a2fffb0',
    );
  });

  it('draws no event out of range and refuses a count that cannot be drawn evenly', () => {
    expect(eventOf(0, 64)).toBe(0);
    expect(eventOf(1 - 2 ** -32, 64)).toBe(63);
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 24 + 1]) {
      expect(() => eventOf(0.5, n)).toThrow(RangeError);
    }
  });

  it('stops an engine that draws endlessly', () => {
    const stream = streamOf();
    expect(() => {
      for (;;) stream.float();
    }).toThrow('requests too many random numbers');
  });
});

describe('a shuffle', () => {
  const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

  it('takes the next item from the remaining ones', () => {
    expect(shuffle(ten, streamOf({ nonce: 7 }))).toEqual([2, 6, 3, 1, 8, 7, 9, 4, 0, 5]);
  });

  it('contains every item and does not change its input', () => {
    const before = [...ten];
    expect([...shuffle(ten, streamOf())].sort()).toEqual(before);
    expect(ten).toEqual(before);
    expect(shuffle([], streamOf())).toEqual([]);
  });
});

describe('seeds', () => {
  it('are published as the SHA-256 of their text', () => {
    expect(sha256Hex('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(sha256Hex(serverSeed)).toBe(
      'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e',
    );
  });

  it('have 32 random bytes on the server and are never the same twice', () => {
    expect(newServerSeed(systemRandom)).toMatch(/^[0-9a-f]{64}$/);
    expect(newServerSeed(systemRandom)).not.toBe(newServerSeed(systemRandom));
  });
});
