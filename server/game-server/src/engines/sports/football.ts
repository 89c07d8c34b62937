import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { FootballTables } from '../../definitions/scheduled-tables.ts';
import type { SportGame } from '../scheduled/scheduled-game.ts';
import { drawWeighted } from '../weighted.ts';
import { footballTeams } from './football-teams.ts';
import { allPairings, drawPairings, type Pairing } from './league.ts';
import { type ExactChance, oddsTables } from './odds.ts';
import {
  type FixtureOf,
  type MarketChances,
  type ProgressOf,
  type ResultOf,
  type SportRules,
  sportGame,
} from './sport-model.ts';

/**
 * Virtual football. Stated model: the goals of either side are independent Poisson variables
 * (Maher, "Modelling association football scores", 1982), whose mean depends on the side's attack
 * less the other's defence and on the home advantage. Each is truncated at nine goals and
 * represented by integer weights of 2²⁰, so that draws and prices use exactly the same numbers.
 */
type Football = FixtureOf<'football'>;
type FootballResult = ResultOf<'football'>;
type Incident = ProgressOf<'football'>['moments'][number];

const MATCHES_PER_START = 4;
const MINUTES = 90;
const PLAY_MS = 75_000;
const GOALS_MAX = 9;
const GOAL_WEIGHTS = 2 ** 20;
/** Mean goals in hundredths, by attack less defence from −4 to 4. */
const homeMeans = [55, 70, 90, 115, 145, 175, 205, 240, 275] as const;
const awayMeans = [40, 52, 68, 90, 115, 140, 165, 195, 225] as const;
const markets = ['match', 'total-2-5', 'both-score', 'correct-score'] as const;
type FootballMarket = (typeof markets)[number];

/** The selections of a market; scores with more goals of a side are "other". */
function selectionsOf(market: FootballMarket, { namedGoalsMax }: FootballTables): string[] {
  switch (market) {
    case 'match':
      return ['home', 'draw', 'away'];
    case 'total-2-5':
      return ['over', 'under'];
    case 'both-score':
      return ['yes', 'no'];
    case 'correct-score': {
      const goals = Array.from({ length: namedGoalsMax + 1 }, (_, count) => count);
      return [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'other'];
    }
  }
}

/** The winning selection of a market for a score. */
function winner(
  market: FootballMarket,
  { home, away, namedGoalsMax }: Pick<FootballResult, 'home' | 'away'> & { namedGoalsMax: number },
) {
  switch (market) {
    case 'match':
      if (home === away) return 'draw';
      return home > away ? 'home' : 'away';
    case 'total-2-5':
      return home + away > 2 ? 'over' : 'under';
    case 'both-score':
      return home > 0 && away > 0 ? 'yes' : 'no';
    case 'correct-score':
      return Math.max(home, away) <= namedGoalsMax ? `${home}-${away}` : 'other';
  }
}

const isFootballMarket = (market: string): market is FootballMarket =>
  markets.some((known) => known === market);

/**
 * λᵏ / k! for k = 0 to 9 as integer weights of 2²⁰; the truncated rest is added to the likeliest.
 */
export function goalWeights(meanHundredths: number): readonly number[] {
  const mean = BigInt(meanHundredths);
  const terms: bigint[] = [];
  let factorial = 1n;
  for (let goals = 0; goals <= GOALS_MAX; goals += 1) {
    if (goals > 0) factorial *= BigInt(goals);
    terms.push((mean ** BigInt(goals) * 100n ** BigInt(GOALS_MAX - goals) * 10n ** 8n) / factorial);
  }
  const total = terms.reduce((sum, term) => sum + term, 0n);
  const weights = terms.map((term) => Number((term * BigInt(GOAL_WEIGHTS)) / total));
  const likeliest = weights.indexOf(Math.max(...weights));
  const missing = GOAL_WEIGHTS - weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, goals) => (goals === likeliest ? weight + missing : weight));
}

function weightsOf({ goals }: FootballTables, { home, away }: Football) {
  return {
    home: goals.home[home.attack - away.defence + 4] ?? [],
    away: goals.away[away.attack - home.defence + 4] ?? [],
  };
}

const sumOf = (weights: readonly number[]): number =>
  weights.reduce((sum, weight) => sum + weight, 0);

function* chances(tables: FootballTables, fixture: Football): Iterable<MarketChances> {
  const { namedGoalsMax } = tables;
  const weights = weightsOf(tables, fixture);
  const of = BigInt(sumOf(weights.home)) * BigInt(sumOf(weights.away));
  for (const market of markets) {
    const ways = new Map<string, bigint>(
      selectionsOf(market, tables).map((selection) => [selection, 0n]),
    );
    for (const [home, homeWeight] of weights.home.entries()) {
      for (const [away, awayWeight] of weights.away.entries()) {
        const selection = winner(market, { home, away, namedGoalsMax });
        ways.set(selection, (ways.get(selection) ?? 0n) + BigInt(homeWeight) * BigInt(awayWeight));
      }
    }
    yield [
      market,
      [...ways].map(([selection, count]): [string, ExactChance] => [
        selection,
        { ways: count, of },
      ]),
    ];
  }
}

/**
 * Goals of home and away, then the minute of each goal, then the missed chances of either side and
 * their minutes.
 */
function play(tables: FootballTables, fixture: Football, stream: OutcomeStream) {
  const { minutes } = tables;
  const weights = weightsOf(tables, fixture);
  const home = drawWeighted(weights.home, stream);
  const away = drawWeighted(weights.away, stream);
  const chanceCount = () => tables.chances.min + stream.event(tables.chances.kinds);
  const incidents = (
    side: Incident['side'],
    { what, count }: Pick<Incident, 'what'> & { count: number },
  ): Incident[] =>
    Array.from({ length: count }, () => ({ minute: stream.event(minutes) + 1, side, what }));
  const moments = [
    ...incidents('home', { what: 'goal', count: home }),
    ...incidents('away', { what: 'goal', count: away }),
    ...incidents('home', { what: 'chance', count: chanceCount() }),
    ...incidents('away', { what: 'chance', count: chanceCount() }),
  ].sort((one, other) => one.minute - other.minute);
  return {
    progress: { kind: 'football', elapsed: minutes, steps: minutes, home, away, moments },
    result: { kind: 'football', home, away },
  } as const;
}

function shown(course: ProgressOf<'football'>, elapsed: number): ProgressOf<'football'> {
  const moments = course.moments.filter(({ minute }) => minute <= elapsed);
  const goals = (of: Incident['side']) =>
    moments.filter(({ side, what }) => side === of && what === 'goal').length;
  return { ...course, elapsed, home: goals('home'), away: goals('away'), moments };
}

const match = (pairing: Pairing): Football => ({ kind: 'football', ...pairing });

/** Football from its tables. */
export function football(rules: SportRules<FootballTables>): SportGame<FootballTables> {
  const { tables } = rules;
  const { schedule, margins, minutes, namedGoalsMax } = tables;
  return sportGame<'football', FootballTables>({
    ...rules,
    ...{ kind: 'football', schedule, margins, steps: minutes, shown },
    fixtures: (stream) =>
      drawPairings(tables.teams, { matches: tables.matchesPerStart, stream }).map(match),
    play: (fixture, stream) => play(tables, fixture, stream),
    chances: (fixture) => chances(tables, fixture),
    wins: ({ market, selection }, { result }) =>
      isFootballMarket(market) && winner(market, { ...result, namedGoalsMax }) === selection,
    *season() {
      for (const pairing of allPairings(tables.teams)) yield match(pairing);
    },
  });
}

export const penaltyKings = football({
  gameId: 'penalty-kings',
  tables: {
    schedule: { cycleMs: 90_000, playMs: PLAY_MS, closesBeforeMs: 3000, startsAhead: 4 },
    margins: { match: 5, 'total-2-5': 5, 'both-score': 5, 'correct-score': 8 },
    odds: oddsTables,
    teams: footballTeams,
    matchesPerStart: MATCHES_PER_START,
    minutes: MINUTES,
    goals: { home: homeMeans.map(goalWeights), away: awayMeans.map(goalWeights) },
    chances: { min: 2, kinds: 6 },
    namedGoalsMax: 3,
    cap: 10_000,
  },
  rtpMin: { match: '94.22', 'total-2-5': '94.30', 'both-score': '94.32', 'correct-score': '91.71' },
  lead: { market: 'match', selection: 'home' },
  stated: { rtp: '94.79', volatilityIndex: 2.45, hitRate: 0.4405, returnMax: 10 },
});
