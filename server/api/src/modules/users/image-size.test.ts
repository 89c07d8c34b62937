import { expect, it } from 'vitest';
import { avatarMediaTypes } from '../../contract/avatar.ts';
import { imageSize } from './image-size.ts';

/** One red pixel, encoded by a browser. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The header of a progressive JPEG after a comment of `padding` bytes. */
function progressiveJpeg(padding: number): Buffer {
  const comment = Buffer.alloc(4 + padding);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(2 + padding, 2);
  const frame = Buffer.from('ffc2001108004d007b0301220002110103110100', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), comment, frame]);
}

function webp(format: 'VP8X' | 'VP8L' | 'VP8 ', rest: (picture: Buffer) => void): Buffer {
  const picture = Buffer.alloc(34);
  picture.write('RIFF', 0, 'latin1');
  picture.write(`WEBP${format}`, 8, 'latin1');
  rest(picture);
  return picture;
}

it('reads the size of a PNG', () => {
  expect(imageSize(PNG, 'image/png')).toEqual({ width: 1, height: 1 });
});

it('reads the size of a JPEG after other segments', () => {
  expect(imageSize(progressiveJpeg(0), 'image/jpeg')).toEqual({ width: 123, height: 77 });
  expect(imageSize(progressiveJpeg(9000), 'image/jpeg')).toEqual({ width: 123, height: 77 });
});

it('reads the size of all three formats of WebP', () => {
  const extended = webp('VP8X', (picture) => {
    picture.writeUIntLE(122, 24, 3);
    picture.writeUIntLE(76, 27, 3);
  });
  const lossless = webp('VP8L', (picture) => {
    picture[20] = 0x2f;
    picture.writeUInt32LE((76 << 14) | 122, 21);
  });
  const lossy = webp('VP8 ', (picture) => {
    picture.writeUIntBE(0x9d012a, 23, 3);
    picture.writeUInt16LE(123, 26);
    picture.writeUInt16LE(77, 28);
  });
  for (const picture of [extended, lossless, lossy]) {
    expect(imageSize(picture, 'image/webp')).toEqual({ width: 123, height: 77 });
  }
});

it('returns null for the bytes of another type', () => {
  expect(imageSize(PNG, 'image/jpeg')).toBeNull();
  expect(imageSize(PNG, 'image/webp')).toBeNull();
  expect(imageSize(progressiveJpeg(0), 'image/png')).toBeNull();
});

it('returns null, and never throws, for a picture truncated anywhere', () => {
  const pictures = {
    'image/png': PNG,
    'image/jpeg': progressiveJpeg(40),
    'image/webp': webp('VP8 ', () => {}),
  };
  for (const type of avatarMediaTypes) {
    const picture = pictures[type];
    for (let length = 0; length < 24; length += 1) {
      expect(imageSize(picture.subarray(0, length), type)).toBeNull();
    }
  }
});

it('rejects a PNG whose first chunk is not IHDR', () => {
  const other = Buffer.from(PNG);
  other.write('IEND', 12, 'latin1');
  expect(imageSize(other, 'image/png')).toBeNull();
});

it('rejects a JPEG with an invalid segment or without a frame', () => {
  const invalidSegment = progressiveJpeg(0);
  invalidSegment[2] = 0x00;
  expect(imageSize(invalidSegment, 'image/jpeg')).toBeNull();
  const withoutFrame = progressiveJpeg(9000).subarray(0, 9000);
  expect(imageSize(withoutFrame, 'image/jpeg')).toBeNull();
});

it('rejects a WebP of an unknown format or without its signature', () => {
  expect(
    imageSize(
      webp('VP8L', () => {}),
      'image/webp',
    ),
  ).toBeNull();
  expect(
    imageSize(
      webp('VP8 ', () => {}),
      'image/webp',
    ),
  ).toBeNull();
  const unknown = webp('VP8X', (picture) => picture.write('VP9 ', 12, 'latin1'));
  expect(imageSize(unknown, 'image/webp')).toBeNull();
});
