import { AVATAR_BYTES_MAX, avatarMediaTypes } from '@fairhall/api/contract/avatar';

/** Edge of the scaled square in pixels. */
export const AVATAR_EDGE_PX = 256;
/** Larger than a photo of a phone; a bigger file would block the page. */
export const FILE_BYTES_MAX = 20 * 1024 * 1024;

/** Encoder settings in the order of the attempts, until the image is small enough. */
const attempts = [
  ['image/webp', 0.9],
  ['image/webp', 0.7],
  ['image/jpeg', 0.8],
  ['image/jpeg', 0.5],
] as const;

export type PictureProblem = 'notAPicture' | 'tooLarge';

/** The number of bytes that the base64 of a data URL encodes. */
export function bytesOfDataUrl(url: string): number {
  const base64 = url.slice(url.indexOf(',') + 1);
  return Math.floor((base64.length * 3) / 4) - (base64.match(/=*$/)?.[0].length ?? 0);
}

type Size = { readonly width: number; readonly height: number };

/** The largest centred square of an image. */
export function middleSquare({ width, height }: Size): {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
} {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, edge };
}

/** Crops an image file to its centred square and scales it to an avatar, as a data URL. */
export async function toAvatar(file: File): Promise<string | PictureProblem> {
  if (file.size > FILE_BYTES_MAX) return 'tooLarge';
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return 'notAPicture';
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_EDGE_PX;
  canvas.height = AVATAR_EDGE_PX;
  const brush = canvas.getContext('2d');
  if (brush === null) return 'notAPicture';
  const { x, y, edge } = middleSquare(bitmap);
  // JPEG has no transparency: the background is the card's colour, not black.
  brush.fillStyle = '#16211c';
  brush.fillRect(0, 0, AVATAR_EDGE_PX, AVATAR_EDGE_PX);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, x, y, edge, edge, 0, 0, AVATAR_EDGE_PX, AVATAR_EDGE_PX);
  bitmap.close();
  return encode(canvas);
}

function encode(canvas: HTMLCanvasElement): string | PictureProblem {
  for (const [type, quality] of attempts) {
    const url = canvas.toDataURL(type, quality);
    if (isAccepted(url)) return url;
  }
  return 'tooLarge';
}

/** A browser that cannot encode a type returns PNG, which may be too large. */
function isAccepted(url: string): boolean {
  const isKnown = avatarMediaTypes.some((type) => url.startsWith(`data:${type};base64,`));
  return isKnown && bytesOfDataUrl(url) <= AVATAR_BYTES_MAX;
}
