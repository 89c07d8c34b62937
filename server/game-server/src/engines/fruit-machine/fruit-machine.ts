import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { FruitMachineTables } from '../../definitions/fruit-machine-tables.ts';
import {
  createMultiStepGame,
  type Hand,
  type MultiStepData,
  type MultiStepGame,
} from '../multi-step/multi-step-game.ts';
import { drawWeighted } from '../weighted.ts';
import { type BestChoice, bestChoiceBy, choiceNames, fruitChoice } from './fruit-choices.ts';
import { linesPercent, nudged, type Stops, turnsWheel } from './fruit-view.ts';

/**
 * A fruit machine: the reels spin, then the player takes what they show, nudges one reel by one symbol, or
 * holds some of them and spins the others once more. The lines of the final view pay, and enough parade
 * symbols in it turn a wheel, whose prize is drawn in the same round.
 */
type State = {
  readonly stops: Stops;
  readonly isOver: boolean;
  /** The segment at which the wheel stopped; `null` if it did not turn. */
  readonly segment: number | null;
};

const spin = (tables: FruitMachineTables, stream: OutcomeStream): number[] =>
  tables.strips.map((strip) => stream.event(strip.length));

function finalStops(
  tables: FruitMachineTables,
  { stops, name, stream }: { stops: Stops; name: string; stream: OutcomeStream },
): Stops {
  const choice = fruitChoice(name);
  if (choice.kind === 'take') return stops;
  if (choice.kind === 'nudge') return nudged(tables, stops, choice.reel);
  return stops.map((stop, reel) =>
    choice.held.includes(reel) ? stop : stream.event(tables.strips[reel]?.length ?? 1),
  );
}

const prizeOf = ({ wheel }: FruitMachineTables, { segment }: State): number =>
  segment === null ? 0 : (wheel.segments[segment]?.percent ?? 0);

/** The reels by their stops, and the wheel by its segment once it has turned. */
function handsOf(tables: FruitMachineTables, state: State): Hand[] {
  const { stops, isOver, segment } = state;
  const reels: Hand = {
    name: 'reels',
    cards: stops,
    stakePercent: 100,
    returnedPercent: isOver ? linesPercent(tables, stops) : null,
    result: null,
  };
  if (segment === null) return [reels];
  const returnedPercent = prizeOf(tables, state);
  return [
    reels,
    { name: 'wheel', cards: [segment], stakePercent: 0, returnedPercent, result: null },
  ];
}

/** A fruit machine from its tables. */
export function fruitMachine({
  gameId,
  tables,
  stated,
}: MultiStepData<FruitMachineTables>): MultiStepGame<FruitMachineTables> {
  const choices = choiceNames(tables).map((name) => ({ name, stakePercent: 0 }));
  let best: BestChoice | null = null;
  const bestChoice = ({ stops }: State): string => {
    best ??= bestChoiceBy(tables);
    return best(stops);
  };
  return createMultiStepGame<State, FruitMachineTables>({
    ...{ gameId, tables, stated },
    kind: 'fruit-machine',
    percentUnit: 20,
    choicesMax: 1,
    open: (stream) => ({ stops: spin(tables, stream), isOver: false, segment: null }),
    choices: ({ isOver }) => (isOver ? [] : choices),
    choose: ({ stops: first }, name, stream) => {
      const stops = finalStops(tables, { stops: first, name, stream });
      const tickets = tables.wheel.segments.map((segment) => segment.tickets);
      const segment = turnsWheel(tables, stops) ? drawWeighted(tickets, stream) : null;
      return { stops, isOver: true, segment };
    },
    table: (state) => ({
      hands: handsOf(tables, state),
      active: state.isOver ? null : 0,
      figures: {},
    }),
    returned: (state) => linesPercent(tables, state.stops) + prizeOf(tables, state),
    fallback: bestChoice,
    advised: bestChoice,
  });
}
