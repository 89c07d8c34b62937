import {
  AVATAR_BYTES_MAX,
  type AvatarMediaType,
  avatarMediaTypes,
  isAvatarKey,
} from '../../contract/avatar.ts';
import { invalidField } from '../../core/app-error.ts';
import { imageSize } from './image-size.ts';

/** The client displays avatars at 96 px and scales them to 256 px before the upload. */
const AVATAR_EDGE_PX_MAX = 1024;

const DATA_URL = /^data:([a-z]+\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Validates an avatar: a key of the built-in set, or a picture as a data URL. Checks the picture's
 * media type, encoding, size, signature and dimensions.
 * @throws INVALID_REQUEST with the violated rule
 */
export function checkedAvatar(avatar: string): string {
  if (isAvatarKey(avatar)) return avatar;
  const [, mediaType = '', base64 = ''] = DATA_URL.exec(avatar) ?? [];
  const declared = avatarMediaTypes.find((known) => known === mediaType);
  if (!declared) {
    throw invalidAvatar('must be a key of the built-in set, or a PNG, JPEG or WebP as a data URL');
  }
  const bytes = Buffer.from(base64, 'base64');
  // Buffer.from ignores invalid characters; encoding the bytes again detects them.
  if (bytes.toString('base64') !== base64) throw invalidAvatar('must be valid base64');
  if (bytes.length > AVATAR_BYTES_MAX)
    throw invalidAvatar(`must be at most ${AVATAR_BYTES_MAX} bytes`);
  assertPicture(bytes, declared);
  return avatar;
}

function assertPicture(bytes: Buffer, declared: AvatarMediaType): void {
  const size = imageSize(bytes, declared);
  if (!size) throw invalidAvatar(`must be a picture of the type that it names, ${declared}`);
  if (
    Math.min(size.width, size.height) < 1 ||
    Math.max(size.width, size.height) > AVATAR_EDGE_PX_MAX
  ) {
    throw invalidAvatar(`must be at most ${AVATAR_EDGE_PX_MAX} pixels wide and high`);
  }
}

function invalidAvatar(message: string) {
  return invalidField({ path: 'avatar', message });
}
