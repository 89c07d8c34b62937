import { storedSetting } from '@/lib/browser/stored-setting.ts';
import { marksOf } from '../engine-facts.ts';

/** Maximum of saved slips; a further one replaces the oldest. */
export const SLIPS_MAX = 5;

/** The slips that the player has saved in this browser, by their spots, separated by spaces. */
const stored = storedSetting<string>('kenoSlips', (text) => text ?? '');

/** The saved slips, newest first. Another version of the page may have stored an invalid one. */
export const slipsIn = (text: string): readonly string[] =>
  text
    .split(' ')
    .filter((spot) => marksOf(spot) !== null)
    .slice(0, SLIPS_MAX);

/** The slips with this one added in front, or without it if they have it. */
export function withToggled(slips: readonly string[], spot: string): readonly string[] {
  const others = slips.filter((other) => other !== spot);
  return others.length < slips.length ? others : [spot, ...others].slice(0, SLIPS_MAX);
}

export const useSavedSlips = (): readonly string[] => slipsIn(stored.use());

/** Saves a slip, or deletes a saved one. */
export const toggleSlip = (spot: string): void =>
  stored.write(withToggled(slipsIn(stored.read()), spot).join(' '));
