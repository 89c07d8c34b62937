/*
 * The player's settings of all games' sound, on this device. The game page and its host page exchange
 * them, and each stores them on its own origin. Read without a schema library, which would be a tenth
 * of the code that a game page loads before the first bet.
 */

/** What sounds together, each with a volume. */
export const buses = ['music', 'effects', 'ambience'] as const;
export type Bus = (typeof buses)[number];
/** Percent. */
export type Volumes = Readonly<Record<Bus, number>>;

export type SoundSettings = Volumes & {
  /** `null` until the player has decided or was invited to; there is no sound before. */
  readonly isOn: boolean | null;
};

/** The settings in a message or in the storage; `null` for a value of another shape. */
export function readSoundSettings(value: unknown): SoundSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('isOn' in value && 'music' in value && 'effects' in value && 'ambience' in value))
    return null;
  const { isOn, music, effects, ambience } = value;
  if (isOn !== null && typeof isOn !== 'boolean') return null;
  if (!isPercent(music) || !isPercent(effects) || !isPercent(ambience)) return null;
  return { isOn, music, effects, ambience };
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}
