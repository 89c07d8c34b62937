import type { Picture } from './picture.ts';
import { authHall } from './scenes/auth-hall.ts';
import { avatars } from './scenes/avatars.ts';
import { bannerDeposit } from './scenes/banner-deposit.ts';
import { bannerFair } from './scenes/banner-fair.ts';
import { bannerWelcome } from './scenes/banner-welcome.ts';
import { rouletteTable } from './scenes/brass-roulette/table.ts';
import { rouletteWheelScene } from './scenes/brass-roulette/wheel.ts';
import { cannonParts } from './scenes/fishing/cannon.ts';
import { fishingCreatures } from './scenes/fishing/creatures.ts';
import { fishingStages } from './scenes/fishing/stages.ts';
import { gameFigures } from './scenes/game-figures.ts';
import { themedSlots } from './scenes/slots/stages.ts';
import { spotDoor } from './scenes/spot-door.ts';
import { spotEmpty } from './scenes/spot-empty.ts';
import { spotError } from './scenes/spot-error.ts';
import { spotHourglass } from './scenes/spot-hourglass.ts';
import { spotKey } from './scenes/spot-key.ts';
import { spotMoneyBag } from './scenes/spot-money-bag.ts';
import { spotOffline } from './scenes/spot-offline.ts';
import { spotSearch } from './scenes/spot-search.ts';
import { spotShield } from './scenes/spot-shield.ts';
import { tablePlaces } from './scenes/table-places.ts';
import { auroraKeno } from './tiles/aurora-keno.ts';
import { brassRoulette } from './tiles/brass-roulette.ts';
import { copperCanyon } from './tiles/copper-canyon.ts';
import { crownAndAnchor } from './tiles/crown-and-anchor.ts';
import { deepwaterBounty } from './tiles/deepwater-bounty.ts';
import { derbyDash } from './tiles/derby-dash.ts';
import { dragonTiger } from './tiles/dragon-tiger.ts';
import { foxAndClover } from './tiles/fox-and-clover.ts';
import { frostforge } from './tiles/frostforge.ts';

import { genieHour } from './tiles/genie-hour.ts';
import { hallBlackjack } from './tiles/hall-blackjack.ts';
import { harbourJacks } from './tiles/harbour-jacks.ts';
import { highTide } from './tiles/high-tide.ts';
import { honeycombHeist } from './tiles/honeycomb-heist.ts';
import { jadeTeahouse } from './tiles/jade-teahouse.ts';
import { jellyCannon } from './tiles/jelly-cannon.ts';
import { krakenTide } from './tiles/kraken-tide.ts';
import { lamplightWheel } from './tiles/lamplight-wheel.ts';
import { lanternHoldem } from './tiles/lantern-holdem.ts';
import { lanternLimbo } from './tiles/lantern-limbo.ts';
import { lanternNight } from './tiles/lantern-night.ts';
import { lighthouseStairs } from './tiles/lighthouse-stairs.ts';
import { lobsterLagoon } from './tiles/lobster-lagoon.ts';
import { nineNeonLives } from './tiles/nine-neon-lives.ts';
import { parade7 } from './tiles/parade-7.ts';
import { pearlSicBo } from './tiles/pearl-sic-bo.ts';
import { pegfall } from './tiles/pegfall.ts';
import { penaltyKings } from './tiles/penalty-kings.ts';
import { phoenixAscend } from './tiles/phoenix-ascend.ts';
import { quaysideDice } from './tiles/quayside-dice.ts';
import { redEnvelopeRush } from './tiles/red-envelope-rush.ts';
import { rexEruption } from './tiles/rex-eruption.ts';
import { scarabVault } from './tiles/scarab-vault.ts';
import { scratchSafari } from './tiles/scratch-safari.ts';
import { slamCourt } from './tiles/slam-court.ts';
import { starDraw49 } from './tiles/star-draw-49.ts';
import { stormTrench } from './tiles/storm-trench.ts';
import { sugarComet } from './tiles/sugar-comet.ts';
import { sunkenField } from './tiles/sunken-field.ts';

import { turboCircuit } from './tiles/turbo-circuit.ts';
import { velvetBaccarat } from './tiles/velvet-baccarat.ts';
import { wolfmoon } from './tiles/wolfmoon.ts';

const tiles: readonly Picture[] = [
  phoenixAscend,
  scarabVault,
  wolfmoon,
  lanternNight,
  jadeTeahouse,
  sugarComet,
  foxAndClover,
  rexEruption,
  genieHour,
  parade7,
  frostforge,
  copperCanyon,
  nineNeonLives,
  honeycombHeist,
  stormTrench,
  brassRoulette,
  hallBlackjack,
  pearlSicBo,
  crownAndAnchor,
  lamplightWheel,
  velvetBaccarat,
  deepwaterBounty,
  krakenTide,
  lobsterLagoon,
  jellyCannon,
  penaltyKings,
  slamCourt,
  derbyDash,
  turboCircuit,
  starDraw49,
  auroraKeno,
  redEnvelopeRush,
  scratchSafari,
  lanternHoldem,
  dragonTiger,
  harbourJacks,
  highTide,
  quaysideDice,
  lanternLimbo,
  pegfall,
  sunkenField,
  lighthouseStairs,
];

const scenes: readonly Picture[] = [
  authHall,
  bannerDeposit,
  bannerWelcome,
  bannerFair,
  spotEmpty,
  spotOffline,
  spotError,
  spotMoneyBag,
  spotHourglass,
  spotKey,
  spotDoor,
  spotShield,
  spotSearch,
  rouletteTable,
  rouletteWheelScene,
  ...fishingStages,
  ...fishingCreatures,
  ...cannonParts,
  ...gameFigures,
  ...tablePlaces,
  ...themedSlots,
  ...avatars,
];

/** All pictures that the tool draws. A new tile or scene is a file of its own and an entry here. */
export const pictures: readonly Picture[] = [...tiles, ...scenes];
