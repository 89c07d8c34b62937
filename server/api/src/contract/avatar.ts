/** The built-in avatars of the client. A player selects one of them or uploads a picture. */
export const avatarKeys = [
  'ace',
  'anchor',
  'crown',
  'dice',
  'fox',
  'moon',
  'owl',
  'seven',
  'star',
  'wave',
] as const;
export type AvatarKey = (typeof avatarKeys)[number];

export const avatarMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type AvatarMediaType = (typeof avatarMediaTypes)[number];

/** Limit of an uploaded picture, decoded. */
export const AVATAR_BYTES_MAX = 65_536;

const DATA_URL_HEAD_MAX = 'data:image/jpeg;base64,'.length;

/** Length of the data URL of a picture of that size. */
export const AVATAR_TEXT_MAX = DATA_URL_HEAD_MAX + 4 * Math.ceil(AVATAR_BYTES_MAX / 3);

export function isAvatarKey(text: string): text is AvatarKey {
  return (avatarKeys as readonly string[]).includes(text);
}
