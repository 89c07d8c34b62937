import * as z from 'zod/mini';

/*
 * The player's settings of all games' sound, on this device. The game page and its host page exchange
 * them, and each stores them on its own origin.
 */

/** What sounds together, each with a volume. */
export const buses = ['music', 'effects', 'ambience'] as const;
export type Bus = (typeof buses)[number];

const percent = z.int().check(z.minimum(0), z.maximum(100));

export const soundSettings = z.object({
  /** `null` until the player has decided; there is no sound before. */
  isOn: z.nullable(z.boolean()),
  music: percent,
  effects: percent,
  ambience: percent,
});
export type SoundSettings = z.infer<typeof soundSettings>;
/** Percent. */
export type Volumes = Readonly<Record<Bus, number>>;
