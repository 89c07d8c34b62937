import { marketName } from '../contract/fixture-schemas.ts';
import { baccarat } from '../engines/baccarat/velvet-baccarat.ts';
import { blackjack } from '../engines/blackjack/hall-blackjack.ts';
import { holdem } from '../engines/casino-holdem/lantern-holdem.ts';
import { diceWithFaces } from '../engines/crown-and-anchor/crown-and-anchor.ts';
import { twoCards } from '../engines/dragon-tiger/dragon-tiger.ts';
import { envelopes } from '../engines/envelopes/red-envelope-rush.ts';
import { fishing } from '../engines/fishing/arena.ts';
import { fruitMachine } from '../engines/fruit-machine/fruit-machine.ts';
import { hiLo } from '../engines/hi-lo/high-tide.ts';
import { keno } from '../engines/keno/aurora-keno.ts';
import { lotto } from '../engines/lotto/star-draw-49.ts';
import { moneyWheel } from '../engines/money-wheel/lamplight-wheel.ts';
import type { MultiStepGame } from '../engines/multi-step/multi-step-game.ts';
import { pegs } from '../engines/originals/pegfall.ts';
import { threshold } from '../engines/originals/threshold.ts';
import { picks } from '../engines/picks/picks.ts';
import { roulette } from '../engines/roulette/brass-roulette.ts';
import type { DrawGame, SportGame } from '../engines/scheduled/scheduled-game.ts';
import { scratchCard } from '../engines/scratch/scratch-safari.ts';
import { sicBo } from '../engines/sic-bo/pearl-sic-bo.ts';
import { playable, type SlotEngine } from '../engines/slot-engines.ts';
import { basketball } from '../engines/sports/basketball.ts';
import { football } from '../engines/sports/football.ts';
import { races } from '../engines/sports/races.ts';
import type { SpotGame } from '../engines/spots/spot-game.ts';
import { videoPoker } from '../engines/video-poker/harbour-jacks.ts';
import { multiStepStated, scheduledStated, spotsStated } from './figures.ts';
import type {
  DrawDefinition,
  GameDefinition,
  MultiStepDefinition,
  SlotDefinition,
  SportDefinition,
  SpotDefinition,
} from './game-definition.ts';
import { slotOf } from './slot-definition.ts';

/** An engine, by the form of its bets. */
export type Engine =
  | { readonly kind: 'slot'; readonly engine: SlotEngine }
  | { readonly kind: 'spots'; readonly engine: SpotGame }
  | { readonly kind: 'decisions'; readonly engine: MultiStepGame }
  | { readonly kind: 'scheduled'; readonly engine: DrawGame | SportGame };

/**
 * The engine of a definition. Its name and version select the code, its tables are all the data. A definition
 * of another version does not parse (`game-definition.ts`).
 */
export function engineOf(definition: GameDefinition): Engine {
  switch (definition.engine) {
    case 'slot-lines':
    case 'slot-mystery':
    case 'slot-book':
    case 'slot-stacks':
    case 'slot-wishes':
    case 'slot-lives':
    case 'slot-wild-reels':
    case 'slot-tumble':
    case 'slot-cells':
      return { kind: 'slot', engine: slotEngineOf(definition) };
    case 'blackjack':
    case 'holdem':
    case 'video-poker':
    case 'hi-lo':
    case 'mines':
    case 'tower':
    case 'fruit-machine':
      return { kind: 'decisions', engine: multiStepEngineOf(definition) };
    case 'draw':
    case 'football':
    case 'basketball':
    case 'horses':
    case 'cars':
      return { kind: 'scheduled', engine: scheduledEngineOf(definition) };
    default:
      return { kind: 'spots', engine: spotEngineOf(definition) };
  }
}

function slotEngineOf(definition: SlotDefinition): SlotEngine {
  const game = slotOf(definition);
  return { game, ...playable(game) };
}

function spotEngineOf(definition: SpotDefinition): SpotGame {
  const { gameId } = definition;
  const stated = spotsStated(definition.figures);
  switch (definition.engine) {
    case 'roulette':
      return roulette({ gameId, stated, tables: definition.tables });
    case 'sic-bo':
      return sicBo({ gameId, stated, tables: definition.tables });
    case 'crown-and-anchor':
      return diceWithFaces({ gameId, stated, tables: definition.tables });
    case 'wheel':
      return moneyWheel({ gameId, stated, tables: definition.tables });
    case 'baccarat':
      return baccarat({ gameId, stated, tables: definition.tables });
    case 'dragon-tiger':
      return twoCards({ gameId, stated, tables: definition.tables });
    case 'keno':
      return keno({ gameId, stated, tables: definition.tables });
    case 'envelopes':
      return envelopes({ gameId, stated, tables: definition.tables });
    case 'scratch':
      return scratchCard({ gameId, stated, tables: definition.tables });
    case 'fishing':
      return fishing({ gameId, stated, tables: definition.tables });
    case 'threshold':
      return threshold({ gameId, stated, tables: definition.tables });
    case 'pegs':
      return pegs({ gameId, stated, tables: definition.tables });
  }
}

function multiStepEngineOf(definition: MultiStepDefinition): MultiStepGame {
  const { gameId } = definition;
  const stated = multiStepStated(definition.figures);
  switch (definition.engine) {
    case 'blackjack':
      return blackjack({ gameId, stated, tables: definition.tables });
    case 'holdem':
      return holdem({ gameId, stated, tables: definition.tables });
    case 'video-poker':
      return videoPoker({ gameId, stated, tables: definition.tables });
    case 'hi-lo':
      return hiLo({ gameId, stated, tables: definition.tables });
    case 'mines':
    case 'tower':
      return picks(definition.engine, { gameId, stated, tables: definition.tables });
    case 'fruit-machine':
      return fruitMachine({ gameId, stated, tables: definition.tables });
  }
}

function scheduledEngineOf(definition: DrawDefinition | SportDefinition): DrawGame | SportGame {
  const { gameId, figures } = definition;
  const stated = scheduledStated(figures);
  if (definition.engine === 'draw') return lotto({ gameId, stated, tables: definition.tables });
  const [market = '', selection = ''] = figures.bet.split(' ');
  const lead = { market: marketName.parse(market), selection };
  const least = Object.entries(figures.parts).filter(([part]) => part !== figures.bet);
  const rtpMin = Object.fromEntries(least.map(([part, { rtp }]) => [part, rtp]));
  const rules = { gameId, stated, lead, rtpMin };
  switch (definition.engine) {
    case 'football':
      return football({ ...rules, tables: definition.tables });
    case 'basketball':
      return basketball({ ...rules, tables: definition.tables });
    case 'horses':
    case 'cars':
      return races(definition.engine, { ...rules, tables: definition.tables });
  }
}
