import type { SlotTheme } from './slot-theme.ts';
import { copperCanyon } from './themes/copper-canyon.ts';
import { foxAndClover } from './themes/fox-and-clover.ts';
import { frostforge } from './themes/frostforge.ts';
import { genieHour } from './themes/genie-hour.ts';
import { honeycombHeist } from './themes/honeycomb-heist.ts';
import { jadeTeahouse } from './themes/jade-teahouse.ts';
import { lanternNight } from './themes/lantern-night.ts';
import { nineNeonLives } from './themes/nine-neon-lives.ts';
import { parade7 } from './themes/parade-7.ts';
import { phoenixAscend } from './themes/phoenix-ascend.ts';
import { rexEruption } from './themes/rex-eruption.ts';
import { scarabVault } from './themes/scarab-vault.ts';
import { stormTrench } from './themes/storm-trench.ts';
import { sugarComet } from './themes/sugar-comet.ts';
import { wolfmoon } from './themes/wolfmoon.ts';

/** The pictures of all slots. */
export const slotThemes: readonly SlotTheme[] = [
  phoenixAscend,
  parade7,
  foxAndClover,
  copperCanyon,
  wolfmoon,
  jadeTeahouse,
  frostforge,
  scarabVault,
  genieHour,
  nineNeonLives,
  honeycombHeist,
  sugarComet,
  lanternNight,
  rexEruption,
  stormTrench,
];
