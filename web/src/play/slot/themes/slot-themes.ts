import { copperCanyon } from './copper-canyon.ts';
import { foxAndClover } from './fox-and-clover.ts';
import { frostforge } from './frostforge.ts';
import { genieHour } from './genie-hour.ts';
import { honeycombHeist } from './honeycomb-heist.ts';
import { jadeTeahouse } from './jade-teahouse.ts';
import { lanternNight } from './lantern-night.ts';
import { nineNeonLives } from './nine-neon-lives.ts';
import { parade7 } from './parade-7.ts';
import { phoenixAscend } from './phoenix-ascend.ts';
import { rexEruption } from './rex-eruption.ts';
import { scarabVault } from './scarab-vault.ts';
import type { SlotTheme } from './slot-theme.ts';
import { stormTrench } from './storm-trench.ts';
import { sugarComet } from './sugar-comet.ts';
import { wolfmoon } from './wolfmoon.ts';

/** The themes of all slots, by game id. */
export const slotThemes: Readonly<Record<string, SlotTheme>> = {
  'copper-canyon': copperCanyon,
  'fox-and-clover': foxAndClover,
  frostforge,
  'genie-hour': genieHour,
  'honeycomb-heist': honeycombHeist,
  'jade-teahouse': jadeTeahouse,
  'lantern-night': lanternNight,
  'nine-neon-lives': nineNeonLives,
  'parade-7': parade7,
  'phoenix-ascend': phoenixAscend,
  'rex-eruption': rexEruption,
  'scarab-vault': scarabVault,
  'storm-trench': stormTrench,
  'sugar-comet': sugarComet,
  wolfmoon,
};

/** @throws for a game without a theme */
export function themeOf(gameId: string): SlotTheme {
  const theme = slotThemes[gameId];
  if (!theme) throw new Error(`${gameId} has no theme`);
  return theme;
}
