import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type {
  EventKind,
  EventProgress,
  EventResult,
  Fixture,
  MarketName,
} from '../../contract/fixture-schemas.ts';
import type { DrawTables } from '../../definitions/scheduled-tables.ts';
import type { Rules } from '../rules.ts';
import type { PricedMarket } from '../sports/price.ts';

/** When a game's events start; the n-th start is n cycles after the first moment of 2026, UTC. */
export type Schedule = {
  readonly cycleMs: number;
  /** From the start of an event until it is over. */
  readonly playMs: number;
  /** Sales close this long before the start. */
  readonly closesBeforeMs: number;
  /** The number of starts on offer. */
  readonly startsAhead: number;
};

/** The schedule sped up by a factor, for tests. */
export function pacedSchedule(schedule: Schedule, pace: number): Schedule {
  return {
    ...schedule,
    cycleMs: Math.round(schedule.cycleMs / pace),
    playMs: Math.round(schedule.playMs / pace),
    closesBeforeMs: Math.round(schedule.closesBeforeMs / pace),
  };
}

/** The complete course of an event: its progress and its result. */
export type Course = { readonly progress: EventProgress; readonly result: EventResult };

/** The stated figures of a game; a test computes them and fails on a difference. */
export type ScheduledStated = {
  /** Percent, two decimals: of a line, or of the lead bet over all fixtures. */
  readonly rtp: string;
  /** 1.96 standard deviations of the lead bet's return, in stakes. */
  readonly volatilityIndex: number;
  readonly hitRate: number;
  /** Its largest return as a multiple of the stake. */
  readonly returnMax: number;
};

type ScheduledFacts<Tables> = Rules<Tables, ScheduledStated> & {
  readonly schedule: Schedule;
  /** Steps of an event's course: minutes, sections, balls. */
  readonly steps: number;
  /** The participants of the events of one start, from a public stream that anyone can replay. */
  readonly fixtures: (stream: OutcomeStream) => readonly Fixture[];
  /** Pure: the same fixture and stream result in the same course. */
  readonly play: (fixture: Fixture, stream: OutcomeStream) => Course;
  /** The part of a course that is disclosed after `elapsed` steps. */
  readonly shown: (course: EventProgress, elapsed: number) => EventProgress;
};

/** A game with tickets: lines at a price, prizes by hits. */
export type DrawGame = ScheduledFacts<DrawTables> & {
  readonly sells: 'tickets';
  readonly kind: 'draw';
  /** The return of a line, as a multiple of its price. */
  readonly lineMultiple: (line: readonly number[], drawn: readonly number[]) => number;
};

export type SportKind = Exclude<EventKind, 'draw'>;
export type Pick = { readonly market: MarketName; readonly selection: string };

/** Stated figures of a sport beside those of all scheduled games. */
export type SportFigures = {
  /** The bet of the game's stated figures. */
  readonly lead: Pick;
  /** By market, percent with two decimals: no selection of any fixture returns less. */
  readonly rtpMin: Readonly<Partial<Record<MarketName, string>>>;
};

/** A game with slips: odds from the exact chances of its model. */
export type SportGame<Tables = unknown> = ScheduledFacts<Tables> &
  SportFigures & {
    readonly sells: 'bets';
    readonly kind: SportKind;
    /** By market, integer percent. */
    readonly margins: Readonly<Partial<Record<MarketName, number>>>;
    readonly markets: (fixture: Fixture) => readonly PricedMarket[];
    readonly wins: (pick: Pick, ended: { fixture: Fixture; result: EventResult }) => boolean;
    /** One fixture for each combination of odds; equally likely on the programme. */
    readonly season: () => Iterable<Fixture>;
  };

export type ScheduledGame = DrawGame | SportGame;
