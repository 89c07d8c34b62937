import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { expect, it } from 'vitest';
import { drawCard, fullShoe } from './partial-shoe.ts';
import { freshShoe } from './shoe.ts';

const streamOf = (nonce: number) =>
  outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed: 's', clientSeed: 'c', nonce });

it.each([1, 6, 8])('deals the same cards as a shoe of %i decks dealt at once', (decks) => {
  for (let nonce = 0; nonce < 10; nonce += 1) {
    const draw = freshShoe(decks, streamOf(nonce));
    const stream = streamOf(nonce);
    let shoe = fullShoe(decks);
    for (let place = 0; place < 52; place += 1) {
      const before = structuredClone(shoe);
      const dealt = drawCard(shoe, stream);
      expect(dealt.card).toBe(draw());
      expect(shoe).toEqual(before);
      shoe = dealt.shoe;
    }
  }
});

it('deals no more cards than it has', () => {
  const stream = streamOf(0);
  let shoe = fullShoe(1);
  for (let card = 0; card < 52; card += 1) shoe = drawCard(shoe, stream).shoe;
  expect(() => drawCard(shoe, stream)).toThrow(RangeError);
});
