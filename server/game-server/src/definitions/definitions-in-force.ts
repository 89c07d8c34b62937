import { velvetBaccarat } from '../engines/baccarat/velvet-baccarat.ts';
import { hallBlackjack } from '../engines/blackjack/hall-blackjack.ts';
import { lanternHoldem } from '../engines/casino-holdem/lantern-holdem.ts';
import { crownAndAnchor } from '../engines/crown-and-anchor/crown-and-anchor.ts';
import { dragonTiger } from '../engines/dragon-tiger/dragon-tiger.ts';
import { redEnvelopeRush } from '../engines/envelopes/red-envelope-rush.ts';
import { fishingGames } from '../engines/fishing/fishing-games.ts';
import { parade7 } from '../engines/fruit-machine/parade-7.ts';
import { highTide } from '../engines/hi-lo/high-tide.ts';
import { auroraKeno } from '../engines/keno/aurora-keno.ts';
import { starDraw49 } from '../engines/lotto/star-draw-49.ts';
import { lamplightWheel } from '../engines/money-wheel/lamplight-wheel.ts';
import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import { pegfall } from '../engines/originals/pegfall.ts';
import { lanternLimbo, quaysideDice } from '../engines/originals/threshold.ts';
import { lighthouseStairs, sunkenField } from '../engines/picks/picks.ts';
import { brassRoulette } from '../engines/roulette/brass-roulette.ts';
import type { SportGame } from '../engines/scheduled/scheduled-game.ts';
import { scratchSafari } from '../engines/scratch/scratch-safari.ts';
import { pearlSicBo } from '../engines/sic-bo/pearl-sic-bo.ts';
import { slotGames } from '../engines/slot-engines.ts';
import { slamCourt } from '../engines/sports/basketball.ts';
import { penaltyKings } from '../engines/sports/football.ts';
import { derbyDash, turboCircuit } from '../engines/sports/races.ts';
import type { SpotGame } from '../engines/spots/spot-game.ts';
import { harbourJacks } from '../engines/video-poker/harbour-jacks.ts';
import { multiStepFigures, scheduledFigures, spotFigures } from './figures.ts';
import { fruitMachineRules } from './fruit-machine-rules.ts';
import type {
  DrawDefinition,
  GameDefinition,
  MultiStepDefinition,
  SportDefinition,
  SpotDefinition,
} from './game-definition.ts';
import * as multiStep from './multi-step-rules.ts';
import * as scheduled from './scheduled-rules.ts';
import { slotDefinitionOf } from './slot-definition.ts';
import * as spots from './spot-rules.ts';

const spotParts = <Tables>({ gameId, tables, stated }: SpotGame<Tables>) =>
  ({ gameId, tables, version: 1, figures: spotFigures(stated) }) as const;

const spotDefinitions: readonly SpotDefinition[] = [
  {
    ...spotParts(brassRoulette),
    ...spots.rouletteRules(brassRoulette.tables),
    engine: 'roulette',
  },
  {
    ...spotParts(velvetBaccarat),
    ...spots.baccaratRules(velvetBaccarat.tables),
    engine: 'baccarat',
  },
  { ...spotParts(pearlSicBo), ...spots.sicBoRules(), engine: 'sic-bo' },
  { ...spotParts(crownAndAnchor), ...spots.crownRules(), engine: 'crown-and-anchor' },
  { ...spotParts(lamplightWheel), ...spots.wheelRules(lamplightWheel.tables), engine: 'wheel' },
  {
    ...spotParts(dragonTiger),
    ...spots.dragonTigerRules(dragonTiger.tables),
    engine: 'dragon-tiger',
  },
  { ...spotParts(auroraKeno), ...spots.kenoRules(auroraKeno.tables), engine: 'keno' },
  {
    ...spotParts(redEnvelopeRush),
    ...spots.envelopesRules(redEnvelopeRush.tables),
    engine: 'envelopes',
  },
  { ...spotParts(scratchSafari), ...spots.scratchRules(scratchSafari.tables), engine: 'scratch' },
  ...fishingGames.map(
    (game): SpotDefinition => ({
      ...spotParts(game),
      ...spots.fishingRules(game.tables),
      engine: 'fishing',
    }),
  ),
  ...[quaysideDice, lanternLimbo].map(
    (game): SpotDefinition => ({
      ...spotParts(game),
      ...spots.thresholdRules(game.tables),
      engine: 'threshold',
    }),
  ),
  { ...spotParts(pegfall), ...spots.pegsRules(pegfall.tables), engine: 'pegs' },
];

const multiStepParts = <Tables>({ gameId, tables, stated }: MultiStepGame<Tables>) =>
  ({ gameId, tables, version: 1, figures: multiStepFigures(stated) }) as const;

const multiStepDefinitions: readonly MultiStepDefinition[] = [
  {
    ...multiStepParts(hallBlackjack),
    ...multiStep.blackjackRules(hallBlackjack.tables),
    engine: 'blackjack',
  },
  {
    ...multiStepParts(lanternHoldem),
    ...multiStep.holdemRules(lanternHoldem.tables),
    engine: 'holdem',
  },
  {
    ...multiStepParts(harbourJacks),
    ...multiStep.videoPokerRules(harbourJacks.tables),
    engine: 'video-poker',
  },
  { ...multiStepParts(highTide), ...multiStep.hiLoRules(highTide.tables), engine: 'hi-lo' },
  { ...multiStepParts(sunkenField), ...multiStep.picksRules('mines'), engine: 'mines' },
  { ...multiStepParts(lighthouseStairs), ...multiStep.picksRules('tower'), engine: 'tower' },
  { ...multiStepParts(parade7), ...fruitMachineRules(parade7.tables), engine: 'fruit-machine' },
];

const sportParts = <Tables>({ gameId, tables, stated, lead, rtpMin }: SportGame<Tables>) =>
  ({
    gameId,
    tables,
    version: 1,
    figures: scheduledFigures(stated, { bet: `${lead.market} ${lead.selection}`, rtpMin }),
  }) as const;

const scheduledDefinitions: readonly (DrawDefinition | SportDefinition)[] = [
  { ...sportParts(turboCircuit), ...scheduled.raceRules(turboCircuit.tables), engine: 'cars' },
  {
    ...sportParts(penaltyKings),
    ...scheduled.footballRules(penaltyKings.tables),
    engine: 'football',
  },
  {
    ...sportParts(slamCourt),
    ...scheduled.basketballRules(slamCourt.tables),
    engine: 'basketball',
  },
  { ...sportParts(derbyDash), ...scheduled.raceRules(derbyDash.tables), engine: 'horses' },
  {
    ...{ gameId: starDraw49.gameId, tables: starDraw49.tables, version: 1, engine: 'draw' },
    ...scheduled.drawRules(starDraw49.tables),
    figures: scheduledFigures(starDraw49.stated, { bet: 'line' }),
  },
];

/** The definition of each game, with which its next round is dealt. */
export const definitionsInForce: readonly GameDefinition[] = [
  ...slotGames.map(slotDefinitionOf),
  ...spotDefinitions,
  ...multiStepDefinitions,
  ...scheduledDefinitions,
];

/** The definition of a game. @throws Error for an unknown game */
export function definitionInForce(gameId: string): GameDefinition {
  const found = definitionsInForce.find((one) => one.gameId === gameId);
  if (!found) throw new Error(`the game ${gameId} has no definition`);
  return found;
}
