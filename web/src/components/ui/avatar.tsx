type AvatarProps = {
  readonly name: string;
  /** A key of the built-in set, or a picture as a data URL; the first letter without one. */
  readonly picture?: string | null | undefined;
  readonly sizePx?: number;
};

/** Where an avatar's picture is. */
export function avatarSource(picture: string): string {
  return picture.startsWith('data:') ? picture : `/art/avatars/${picture}.webp`;
}

/** The player's picture, or the first letter of the name on brass. */
export function Avatar({ name, picture, sizePx = 38 }: AvatarProps) {
  const [letter = '?'] = name.trim();
  return (
    <span
      className="avatar"
      aria-hidden="true"
      style={{ width: sizePx, height: sizePx, fontSize: sizePx * 0.42 }}
    >
      {picture ? (
        <img src={avatarSource(picture)} alt="" width={sizePx} height={sizePx} />
      ) : (
        letter.toLocaleUpperCase()
      )}
    </span>
  );
}
