type AvatarProps = {
  readonly name: string;
  /**
   * A key of the built-in set, or an image as a data URL; without one the first letter is shown.
   */
  readonly picture?: string | null | undefined;
  readonly sizePx?: number;
};

/** The URL of an avatar's image. */
export function avatarSource(picture: string): string {
  return picture.startsWith('data:') ? picture : `/art/avatars/${picture}.webp`;
}

/** The player's image, or the first letter of the name on brass. */
export function Avatar({ name, picture, sizePx = 38 }: AvatarProps) {
  const [letter = '?'] = name.trim();
  return (
    <span
      className="avatar d-grid place-items-center rounded-circle"
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
