import {
  AVATAR_BYTES_MAX,
  type AvatarMediaType,
  avatarMediaTypes,
  isAvatarKey,
} from '../../contract/avatar.ts';
import { invalidField } from '../../core/app-error.ts';
import { imageSize } from './image-size.ts';

/** The client shows it at 96 px and scales to 256 before it sends. */
const AVATAR_EDGE_PX_MAX = 1024;

const DATA_URL = /^data:([a-z]+\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * An avatar that may be stored: a key of the built-in set, or a picture whose bytes are what its
 * type says. Nothing is taken on trust: size, type, first bytes and dimensions are all looked at.
 * @throws AppError 400 naming what is wrong with it
 */
export function checkedAvatar(avatar: string): string {
  if (isAvatarKey(avatar)) return avatar;
  const [, mediaType = '', base64 = ''] = DATA_URL.exec(avatar) ?? [];
  const declared = avatarMediaTypes.find((known) => known === mediaType);
  if (!declared) {
    throw wrongAvatar('must be a key of the built-in set, or a PNG, JPEG or WebP as a data URL');
  }
  const bytes = Buffer.from(base64, 'base64');
  // Decoding skips what is not base64, so it must lead back to the same text.
  if (bytes.toString('base64') !== base64) throw wrongAvatar('must be valid base64');
  if (bytes.length > AVATAR_BYTES_MAX)
    throw wrongAvatar(`must be at most ${AVATAR_BYTES_MAX} bytes`);
  assertPicture(bytes, declared);
  return avatar;
}

function assertPicture(bytes: Buffer, declared: AvatarMediaType): void {
  const size = imageSize(bytes, declared);
  if (!size) throw wrongAvatar(`must be a picture of the type that it names, ${declared}`);
  if (
    Math.min(size.width, size.height) < 1 ||
    Math.max(size.width, size.height) > AVATAR_EDGE_PX_MAX
  ) {
    throw wrongAvatar(`must be at most ${AVATAR_EDGE_PX_MAX} pixels wide and high`);
  }
}

function wrongAvatar(message: string) {
  return invalidField({ path: 'avatar', message });
}
