type AvatarProps = { readonly name: string; readonly sizePx?: number };

/** The first letter of the player's name on brass. */
export function Avatar({ name, sizePx = 38 }: AvatarProps) {
  const [letter = '?'] = name.trim();
  return (
    <span
      className="avatar"
      aria-hidden="true"
      style={{ width: sizePx, height: sizePx, fontSize: sizePx * 0.42 }}
    >
      {letter.toLocaleUpperCase()}
    </span>
  );
}
