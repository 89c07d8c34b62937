import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { BasketballTables } from '../../definitions/scheduled-tables.ts';
import type { SportGame } from '../scheduled/scheduled-game.ts';
import { drawWeighted } from '../weighted.ts';
import { type BasketballBook, basketballBook } from './basketball-book.ts';
import { basketballTeams } from './basketball-teams.ts';
import { allPairings, drawPairings, type Pairing } from './league.ts';
import { oddsTables } from './odds.ts';
import {
  type FixtureOf,
  type MarketChances,
  type ProgressOf,
  type ResultOf,
  type SportRules,
  sportGame,
} from './sport-model.ts';

/**
 * Virtual basketball. Stated model: in each of 40 minutes either side scores 0 to 5 points by
 * integer weights that depend on its attack, the other's defence and the home advantage; the
 * minutes are independent. A tie is decided by one basket of two points in overtime, equally likely
 * for either side. The chances are exact sums over that model (`basketball-book.ts`).
 */
type Basketball = FixtureOf<'basketball'>;
type BasketballResult = ResultOf<'basketball'>;

const MATCHES_PER_START = 3;
const MINUTES = 40;
const PLAY_MS = 75_000;
const OVERTIME_POINTS = 2;

/** Weights of 0 to 5 points in a minute, of 64; `level` from 0 (weak) to 9 moves misses to threes. */
const minuteWeights = (level: number): number[] => [20 - level, 4, 22, 12 + level, 5, 1];
const LEVELS = 10;

/** The weights of the points of home and of away in a minute. */
function weightsOf({ points, levels }: BasketballTables, { home, away }: Pairing) {
  return {
    home: points[home.attack - away.defence + levels.home] ?? [],
    away: points[away.attack - home.defence + levels.away] ?? [],
  };
}

const bookOf = (tables: BasketballTables, pairing: Pairing): BasketballBook =>
  basketballBook({
    ...weightsOf(tables, pairing),
    minutes: tables.minutes,
    overtimePoints: tables.overtimePoints,
  });

/** Both lines split their bets as evenly as possible. */
function match(tables: BasketballTables, pairing: Pairing): Basketball {
  const { handicapTenths, totalTenths } = bookOf(tables, pairing);
  return { kind: 'basketball', ...pairing, handicapTenths, totalTenths };
}

function* chances(tables: BasketballTables, fixture: Basketball): Iterable<MarketChances> {
  const { chanceOfLead, chanceOfTotal } = bookOf(tables, fixture);
  const lead = (more: number) => chanceOfLead((points) => 10 * points > more);
  const total = (more: number) => chanceOfTotal((points) => 10 * points > more);
  const { handicapTenths, totalTenths } = fixture;
  yield ['winner', pair(['home', 'away'], lead(0))];
  yield ['handicap', pair(['home', 'away'], lead(-handicapTenths))];
  yield ['points', pair(['over', 'under'], total(totalTenths))];
}

type Chance = ReturnType<BasketballBook['chanceOfLead']>;

/** Two selections of which one wins. */
function pair([one, other]: readonly [string, string], chance: Chance): [string, Chance][] {
  return [
    [one, chance],
    [other, { ways: chance.of - chance.ways, of: chance.of }],
  ];
}

function wins(
  { market, selection }: { market: string; selection: string },
  { fixture, result }: { fixture: Basketball; result: BasketballResult },
): boolean {
  const lead = 10 * (result.home - result.away);
  switch (market) {
    case 'winner':
      return selection === (lead > 0 ? 'home' : 'away');
    case 'handicap':
      return selection === (lead + fixture.handicapTenths > 0 ? 'home' : 'away');
    case 'points':
      return (
        selection === (10 * (result.home + result.away) > fixture.totalTenths ? 'over' : 'under')
      );
    default:
      return false;
  }
}

/** Points of home, then of away, minute by minute; after a tie one more number for overtime. */
function play(tables: BasketballTables, fixture: Basketball, stream: OutcomeStream) {
  const steps = tables.minutes;
  const weights = weightsOf(tables, fixture);
  const minutes = Array.from({ length: steps }, () => ({
    home: drawWeighted(weights.home, stream),
    away: drawWeighted(weights.away, stream),
  }));
  const last = minutes.at(-1);
  const tied = scoreOf(minutes);
  const overtime = tied.home === tied.away ? (['home', 'away'] as const)[stream.event(2)] : null;
  if (last && overtime) last[overtime] += tables.overtimePoints;
  const score = scoreOf(minutes);
  return {
    progress: { kind: 'basketball', elapsed: steps, steps, ...score, minutes },
    result: { kind: 'basketball', ...score, overtime: overtime ?? null },
  } as const;
}

function scoreOf(minutes: readonly { home: number; away: number }[]) {
  return {
    home: minutes.reduce((sum, { home }) => sum + home, 0),
    away: minutes.reduce((sum, { away }) => sum + away, 0),
  };
}

function shown(course: ProgressOf<'basketball'>, elapsed: number): ProgressOf<'basketball'> {
  const minutes = course.minutes.slice(0, elapsed);
  return { ...course, elapsed, ...scoreOf(minutes), minutes };
}

/** Basketball from its tables. */
export function basketball(rules: SportRules<BasketballTables>): SportGame<BasketballTables> {
  const { tables } = rules;
  const { schedule, margins, minutes: steps } = tables;
  return sportGame<'basketball', BasketballTables>({
    ...rules,
    ...{ kind: 'basketball', schedule, margins, steps, shown, wins },
    fixtures: (stream) =>
      drawPairings(tables.teams, { matches: tables.matchesPerStart, stream }).map((pairing) =>
        match(tables, pairing),
      ),
    play: (fixture, stream) => play(tables, fixture, stream),
    chances: (fixture) => chances(tables, fixture),
    *season() {
      for (const pairing of allPairings(tables.teams)) yield match(tables, pairing);
    },
  });
}

export const slamCourt = basketball({
  gameId: 'slam-court',
  tables: {
    schedule: { cycleMs: 90_000, playMs: PLAY_MS, closesBeforeMs: 3000, startsAhead: 4 },
    margins: { winner: 5, handicap: 5, points: 5 },
    odds: oddsTables,
    teams: basketballTeams,
    matchesPerStart: MATCHES_PER_START,
    minutes: MINUTES,
    points: Array.from({ length: LEVELS }, (_, level) => minuteWeights(level)),
    levels: { home: 5, away: 4 },
    overtimePoints: OVERTIME_POINTS,
    cap: 10_000,
  },
  rtpMin: { winner: '94.23', handicap: '94.56', points: '94.49' },
  lead: { market: 'winner', selection: 'home' },
  stated: { rtp: '94.73', volatilityIndex: 1.82, hitRate: 0.5584, returnMax: 4.47 },
});
