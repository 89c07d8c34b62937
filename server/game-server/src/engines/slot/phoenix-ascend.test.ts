import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import { playable } from '../slot-engines.ts';
import { compileLinesSlot } from './lines-model.ts';
import { phoenixAscend } from './phoenix-ascend.ts';
import { spin } from './slot-round.ts';

const slot = compileLinesSlot(phoenixAscend.model);
const game = playable(phoenixAscend);

function streamOf(nonce: number) {
  const seeds = { serverSeed: 'c71e40b2'.repeat(8), clientSeed: 'marina-0616', nonce };
  return outcomeStream({ hmacSha256: nodeHmacSha256, ...seeds });
}

describe('rounds of Phoenix Ascend', () => {
  it('give every stop exactly the same chance', () => {
    const strips = [...phoenixAscend.model.strips.base, ...phoenixAscend.model.strips.free];
    for (const strip of strips) expect(2 ** 32 % strip.length).toBe(0);
  });

  it('have the same outcome for the same seeds', () => {
    const first = spin(game, { stakeMinor: 200n, stream: streamOf(1289) });
    expect(spin(game, { stakeMinor: 200n, stream: streamOf(1289) })).toEqual(first);
    expect(first.steps[0]?.stops).toEqual([7, 9, 9, 5, 16]);
  });

  it('scale the win with the stake to the minor unit', () => {
    for (let nonce = 0; nonce < 2000; nonce += 1) {
      const small = spin(game, { stakeMinor: 20n, stream: streamOf(nonce) });
      const large = spin(game, { stakeMinor: 20n * 12_345n, stream: streamOf(nonce) });
      expect(large.winMinor).toBe(small.winMinor * 12_345n);
      expect(large.steps).toEqual(small.steps);
    }
  });

  it('have symbols with art: symbol names are file names', () => {
    expect(slot.symbolNames).toEqual([
      'phoenix',
      'crown',
      'gem',
      'flame',
      'egg',
      'a',
      'k',
      'q',
      'j',
      '10',
      'sun',
    ]);
  });
});
