import type { AvatarMediaType } from '../../contract/avatar.ts';

export type ImageSize = { readonly width: number; readonly height: number };

/**
 * The dimensions in pixels, read from the picture's header; `null` when the bytes are not a picture
 * of this type.
 */
export function imageSize(bytes: Buffer, type: AvatarMediaType): ImageSize | null {
  return readers[type](bytes);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_HEADER_BYTES = 33;

/** PNG specification, third edition: the signature, then IHDR as the first chunk. */
function pngSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < PNG_HEADER_BYTES || !bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** ITU-T T.81, annex B: segments of a marker and a length, up to the start of a frame. */
function jpegSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (isStartOfFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** C0 to CF, without the tables (C4, CC) and the reserved one (C8) between them. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const WEBP_HEADER_BYTES = 30;

/** RFC 9649: a RIFF container whose first chunk identifies one of three formats. */
function webpSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < WEBP_HEADER_BYTES) return null;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  const format = bytes.toString('latin1', 8, 16);
  if (format === 'WEBPVP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (format === 'WEBPVP8L' && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (format === 'WEBPVP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a) {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  return null;
}

const readers = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
} satisfies Record<AvatarMediaType, (bytes: Buffer) => ImageSize | null>;
