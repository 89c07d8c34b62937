import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { drawWeighted } from '../weighted.ts';
import { footballTeams } from './football-teams.ts';
import { allPairings, drawPairings, type Pairing } from './league.ts';
import type { ExactChance } from './odds.ts';
import {
  type FixtureOf,
  type MarketChances,
  type ProgressOf,
  type ResultOf,
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
/** A side has two to seven missed chances. */
const CHANCES = { min: 2, kinds: 6 } as const;

const margins = { match: 5, 'total-2-5': 5, 'both-score': 5, 'correct-score': 8 } as const;
type FootballMarket = keyof typeof margins;

/** Scores that have their own selection; all others are "other". */
const NAMED_GOALS_MAX = 3;
const namedScores = Array.from({ length: (NAMED_GOALS_MAX + 1) ** 2 }, (_, index) => {
  const home = Math.floor(index / (NAMED_GOALS_MAX + 1));
  return `${home}-${index % (NAMED_GOALS_MAX + 1)}`;
});

const selections = {
  match: ['home', 'draw', 'away'],
  'total-2-5': ['over', 'under'],
  'both-score': ['yes', 'no'],
  'correct-score': [...namedScores, 'other'],
} as const satisfies Record<FootballMarket, readonly string[]>;

/** The winning selection of a market for a score. */
function winner(market: FootballMarket, { home, away }: Pick<FootballResult, 'home' | 'away'>) {
  switch (market) {
    case 'match':
      if (home === away) return 'draw';
      return home > away ? 'home' : 'away';
    case 'total-2-5':
      return home + away > 2 ? 'over' : 'under';
    case 'both-score':
      return home > 0 && away > 0 ? 'yes' : 'no';
    case 'correct-score': {
      const score = `${home}-${away}`;
      return namedScores.includes(score) ? score : 'other';
    }
  }
}

const isFootballMarket = (market: string): market is FootballMarket =>
  Object.hasOwn(margins, market);

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

const weightsOfHome = homeMeans.map(goalWeights);
const weightsOfAway = awayMeans.map(goalWeights);

function weightsOf({ home, away }: Football) {
  return {
    home: weightsOfHome[home.attack - away.defence + 4] ?? [],
    away: weightsOfAway[away.attack - home.defence + 4] ?? [],
  };
}

function* chances(fixture: Football): Iterable<MarketChances> {
  const weights = weightsOf(fixture);
  const of = BigInt(GOAL_WEIGHTS) ** 2n;
  for (const market of Object.keys(selections).filter(isFootballMarket)) {
    const ways = new Map<string, bigint>(selections[market].map((selection) => [selection, 0n]));
    for (const [home, homeWeight] of weights.home.entries()) {
      for (const [away, awayWeight] of weights.away.entries()) {
        const selection = winner(market, { home, away });
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
function play(fixture: Football, stream: OutcomeStream) {
  const weights = weightsOf(fixture);
  const home = drawWeighted(weights.home, stream);
  const away = drawWeighted(weights.away, stream);
  const moments = [
    ...drawEvents({ side: 'home', what: 'goal', count: home }, stream),
    ...drawEvents({ side: 'away', what: 'goal', count: away }, stream),
    ...drawEvents({ side: 'home', what: 'chance', count: chanceCount(stream) }, stream),
    ...drawEvents({ side: 'away', what: 'chance', count: chanceCount(stream) }, stream),
  ].sort((one, other) => one.minute - other.minute);
  return {
    progress: { kind: 'football', elapsed: MINUTES, steps: MINUTES, home, away, moments },
    result: { kind: 'football', home, away },
  } as const;
}

const chanceCount = (stream: OutcomeStream) => CHANCES.min + stream.event(CHANCES.kinds);

function drawEvents(
  { count, ...incident }: Omit<Incident, 'minute'> & { count: number },
  stream: OutcomeStream,
): Incident[] {
  return Array.from({ length: count }, () => ({ minute: stream.event(MINUTES) + 1, ...incident }));
}

function shown(course: ProgressOf<'football'>, elapsed: number): ProgressOf<'football'> {
  const moments = course.moments.filter(({ minute }) => minute <= elapsed);
  const goals = (of: Incident['side']) =>
    moments.filter(({ side, what }) => side === of && what === 'goal').length;
  return { ...course, elapsed, home: goals('home'), away: goals('away'), moments };
}

const match = (pairing: Pairing): Football => ({ kind: 'football', ...pairing });

export const penaltyKings = sportGame({
  gameId: 'penalty-kings',
  kind: 'football',
  schedule: { cycleMs: 90_000, playMs: PLAY_MS, closesBeforeMs: 3000, startsAhead: 4 },
  steps: MINUTES,
  margins,
  rtpMin: { match: '94.22', 'total-2-5': '94.30', 'both-score': '94.32', 'correct-score': '91.71' },
  fixtures: (stream) =>
    drawPairings(footballTeams, { matches: MATCHES_PER_START, stream }).map(match),
  play,
  shown,
  chances,
  wins: ({ market, selection }, { result }) =>
    isFootballMarket(market) && winner(market, result) === selection,
  *season() {
    for (const pairing of allPairings(footballTeams)) yield match(pairing);
  },
  lead: { market: 'match', selection: 'home' },
  stated: { rtp: '94.79', volatilityIndex: 2.45, hitRate: 0.4405, returnMax: 10 },
});
