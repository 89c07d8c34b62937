import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type {
  EventKind,
  EventProgress,
  EventResult,
  Fixture,
  MarketName,
} from '../../contract-fixture-facts.ts';
import type { PricedMarket } from '../sports/price.ts';

/** When a game's events start; the n-th start is n cycles after the first moment of 2026, UTC. */
export type Schedule = {
  readonly cycleMs: number;
  /** From the start of an event until it is over. */
  readonly playMs: number;
  /** Slips are sold until so long before the start. */
  readonly closesBeforeMs: number;
  /** How many starts are on offer at one time. */
  readonly startsAhead: number;
};

/** The same schedule, so many times faster: for tests that cannot wait for a real draw. */
export function pacedSchedule(schedule: Schedule, pace: number): Schedule {
  return {
    ...schedule,
    cycleMs: Math.round(schedule.cycleMs / pace),
    playMs: Math.round(schedule.playMs / pace),
    closesBeforeMs: Math.round(schedule.closesBeforeMs / pace),
  };
}

/** How an event went, whole: all that it will have shown, and its end. */
export type Course = { readonly progress: EventProgress; readonly result: EventResult };

/** What the casino states of a game; a test computes it and fails when the two drift apart. */
export type ScheduledStated = {
  /** Percent, two decimals: of a line, or of the lead bet over all fixtures. */
  readonly rtp: string;
  /** 1.96 standard deviations of the lead bet's return, in stakes. */
  readonly volatilityIndex: number;
  readonly hitRate: number;
  /** Its largest return as a multiple of the stake. */
  readonly returnMax: number;
};

type ScheduledFacts = {
  readonly gameId: string;
  readonly schedule: Schedule;
  readonly stated: ScheduledStated;
  /** Steps of an event's course: minutes, sections, balls. */
  readonly steps: number;
  /** Who takes part in the events of one start; from a public stream, so that all may repeat it. */
  readonly fixtures: (stream: OutcomeStream) => readonly Fixture[];
  /** Pure: the same fixture and stream give the same course. */
  readonly play: (fixture: Fixture, stream: OutcomeStream) => Course;
  /** What of a course has been shown after so many steps. */
  readonly shown: (course: EventProgress, elapsed: number) => EventProgress;
};

/** A game with tickets: lines at a price, prizes by hits. */
export type DrawGame = ScheduledFacts & {
  readonly sells: 'tickets';
  readonly kind: 'draw';
};

export type SportKind = Exclude<EventKind, 'draw'>;
export type Pick = { readonly market: MarketName; readonly selection: string };

/** A game with slips: odds from the exact chances of its model. */
export type SportGame = ScheduledFacts & {
  readonly sells: 'bets';
  readonly kind: SportKind;
  /** The bet whose figures stand for the game. */
  readonly lead: Pick;
  /** By market, whole percent. */
  readonly margins: Readonly<Partial<Record<MarketName, number>>>;
  /** By market, percent with two decimals: no selection of any fixture returns less. */
  readonly rtpMin: Readonly<Partial<Record<MarketName, string>>>;
  readonly markets: (fixture: Fixture) => readonly PricedMarket[];
  readonly wins: (pick: Pick, ended: { fixture: Fixture; result: EventResult }) => boolean;
  /** One fixture for each way in which odds may lie; equally likely on the programme. */
  readonly season: () => Iterable<Fixture>;
};

export type ScheduledGame = DrawGame | SportGame;
