import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { drawWeighted } from '../weighted.ts';
import { type BasketballBook, basketballBook, minuteWeights } from './basketball-book.ts';
import { basketballTeams } from './basketball-teams.ts';
import { allPairings, drawPairings, type Pairing } from './league.ts';
import {
  type FixtureOf,
  type MarketChances,
  type ProgressOf,
  type ResultOf,
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

const margins = { winner: 5, handicap: 5, points: 5 } as const;

function bookOf({ home, away }: Pairing): BasketballBook {
  return basketballBook({
    home: home.attack - away.defence + 5,
    away: away.attack - home.defence + 4,
    minutes: MINUTES,
    overtimePoints: OVERTIME_POINTS,
  });
}

/** Both lines split their bets as evenly as possible. */
function match(pairing: Pairing): Basketball {
  const { handicapTenths, totalTenths } = bookOf(pairing);
  return { kind: 'basketball', ...pairing, handicapTenths, totalTenths };
}

function* chances(fixture: Basketball): Iterable<MarketChances> {
  const { chanceOfLead, chanceOfTotal } = bookOf(fixture);
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
function play({ home, away }: Basketball, stream: OutcomeStream) {
  const weights = {
    home: minuteWeights(home.attack - away.defence + 5),
    away: minuteWeights(away.attack - home.defence + 4),
  };
  const minutes = Array.from({ length: MINUTES }, () => ({
    home: drawWeighted(weights.home, stream),
    away: drawWeighted(weights.away, stream),
  }));
  const last = minutes.at(-1);
  const tied = scoreOf(minutes);
  const overtime = tied.home === tied.away ? (['home', 'away'] as const)[stream.event(2)] : null;
  if (last && overtime) last[overtime] += OVERTIME_POINTS;
  const score = scoreOf(minutes);
  return {
    progress: { kind: 'basketball', elapsed: MINUTES, steps: MINUTES, ...score, minutes },
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

export const slamCourt = sportGame({
  gameId: 'slam-court',
  kind: 'basketball',
  schedule: { cycleMs: 90_000, playMs: PLAY_MS, closesBeforeMs: 3000, startsAhead: 4 },
  steps: MINUTES,
  margins,
  rtpMin: { winner: '94.23', handicap: '94.56', points: '94.49' },
  fixtures: (stream) =>
    drawPairings(basketballTeams, { matches: MATCHES_PER_START, stream }).map(match),
  play,
  shown,
  chances,
  wins,
  *season() {
    for (const pairing of allPairings(basketballTeams)) yield match(pairing);
  },
  lead: { market: 'winner', selection: 'home' },
  stated: { rtp: '94.73', volatilityIndex: 1.82, hitRate: 0.5584, returnMax: 4.47 },
});
