import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type {
  EventProgress,
  EventResult,
  Fixture,
  MarketName,
} from '../../contract/fixture-schemas.ts';
import type { Rules } from '../rules.ts';
import type {
  Pick,
  ScheduledStated,
  SportFigures,
  SportGame,
  SportKind,
} from '../scheduled/scheduled-game.ts';
import type { ExactChance } from './odds.ts';
import { pricedMarket } from './price.ts';

export type FixtureOf<K extends SportKind> = Extract<Fixture, { kind: K }>;
export type ResultOf<K extends SportKind> = Extract<EventResult, { kind: K }>;
export type ProgressOf<K extends SportKind> = Extract<EventProgress, { kind: K }>;
export type MarketChances = readonly [MarketName, Iterable<readonly [string, ExactChance]>];

/** The definition of a sport, from which `sportGame` creates a game. */
export type SportModel<K extends SportKind, Tables> = Omit<
  SportGame<Tables>,
  'sells' | 'fixtures' | 'play' | 'shown' | 'markets' | 'wins' | 'season'
> & {
  readonly kind: K;
  readonly fixtures: (stream: OutcomeStream) => readonly FixtureOf<K>[];
  readonly play: (
    fixture: FixtureOf<K>,
    stream: OutcomeStream,
  ) => { readonly progress: ProgressOf<K>; readonly result: ResultOf<K> };
  readonly shown: (course: ProgressOf<K>, elapsed: number) => ProgressOf<K>;
  /** The exact chance of every selection. */
  readonly chances: (fixture: FixtureOf<K>) => Iterable<MarketChances>;
  readonly wins: (pick: Pick, ended: { fixture: FixtureOf<K>; result: ResultOf<K> }) => boolean;
  readonly season: () => Iterable<FixtureOf<K>>;
};

/** The data that a sport is built from. */
export type SportRules<Tables> = Rules<Tables, ScheduledStated> & SportFigures;

/** Creates a game from a sport: each of its functions rejects values of another kind. */
export function sportGame<K extends SportKind, Tables>(
  model: SportModel<K, Tables>,
): SportGame<Tables> {
  const { kind, margins } = model;
  function ours<T extends { readonly kind: string }>(value: T): Extract<T, { kind: K }> {
    if (!isOf(value, kind)) throw new RangeError(`a ${kind} game received ${value.kind}`);
    return value;
  }
  return {
    ...model,
    sells: 'bets',
    play: (fixture, stream) => model.play(ours(fixture), stream),
    shown: (course, elapsed) => model.shown(ours(course), elapsed),
    markets: (fixture) =>
      [...model.chances(ours(fixture))].map(([market, chances]) =>
        pricedMarket(market, { chances, marginPercent: margins[market] ?? 0 }),
      ),
    wins: (pick, { fixture, result }) =>
      model.wins(pick, { fixture: ours(fixture), result: ours(result) }),
  };
}

function isOf<T extends { readonly kind: string }, K extends string>(
  value: T,
  kind: K,
): value is Extract<T, { kind: K }> {
  return value.kind === kind;
}
