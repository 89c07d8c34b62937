import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha256 } from './hmac.ts';

const hexText = (hex: string) => Buffer.from(hex, 'hex').toString();

describe('HMAC-SHA256 out of two digests', () => {
  it.each([
    {
      of: 'a key of 20 bytes',
      secret: hexText('0b'.repeat(20)),
      text: 'Hi There',
      digest: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    },
    {
      of: 'a key shorter than a digest',
      secret: 'Jefe',
      text: 'what do ya want for nothing?',
      digest: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    },
  ])('gives what RFC 4231 says of $of', ({ secret, text, digest }) => {
    expect(hmacSha256(secret)(text)).toBe(digest);
  });

  it('gives what Node gives for texts of every length around the blocks, one after the other', () => {
    const secret = 'a secret of the two parties alone';
    const digest = hmacSha256(secret);
    for (let length = 0; length <= 200; length += 1) {
      const text = 'aé€😀'.repeat(length).slice(0, length);
      expect(digest(text)).toBe(createHmac('sha256', secret).update(text).digest('hex'));
    }
  });

  it.each([63, 64, 65, 200])('takes a secret of %i bytes and a text of a megabyte', (length) => {
    const secret = 'k'.repeat(length);
    const text = 'é'.repeat(500_000);
    const expected = createHmac('sha256', secret).update(text).digest('hex');
    expect(hmacSha256(secret)(text)).toBe(expected);
  });
});
