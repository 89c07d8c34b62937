import type { MarketName } from '../../contract/fixture-schemas.ts';
import type { RaceTables } from '../../definitions/scheduled-tables.ts';
import type { SportGame } from '../scheduled/scheduled-game.ts';
import { type ExactChance, oddsTables } from './odds.ts';
import {
  drawField,
  duelChances,
  fieldsOfSeason,
  forecastChances,
  PLACES,
  placeChances,
  raceCourse,
  raceProfiles,
  raceWins,
  runRace,
  winChances,
} from './race-model.ts';
import { carNames, horseNames, motorCourses, turfCourses } from './race-names.ts';
import { type FixtureOf, type SportRules, sportGame } from './sport-model.ts';

type RaceKind = 'horses' | 'cars';
type Race = FixtureOf<RaceKind>;
type Runners = Race['runners'];

/** The chances of the selections of each market that races may have. */
const marketChances: Readonly<
  Partial<Record<MarketName, (runners: Runners, places: number) => [string, ExactChance][]>>
> = {
  win: winChances,
  place: placeChances,
  podium: placeChances,
  duel: duelChances,
  forecast: forecastChances,
};
/** In the order of the page. */
const marketOrder = ['win', 'place', 'podium', 'duel', 'forecast'] as const;

/** Horse and car races from their tables: one race a start, by `race-model.ts`. */
export function races(kind: RaceKind, rules: SportRules<RaceTables>): SportGame<RaceTables> {
  const { tables } = rules;
  const { schedule, margins, courses, sections, places } = tables;
  const race = (course: string | undefined, runners: Runners): Race => ({
    kind,
    course: course ?? '',
    runners,
  });
  return sportGame<RaceKind, RaceTables>({
    ...rules,
    ...{ kind, schedule, margins, steps: sections },
    fixtures: (stream) => [race(courses[stream.event(courses.length)], drawField(tables, stream))],
    play: ({ runners }, stream) => {
      const { order, frames } = runRace(runners, tables, stream);
      return {
        progress: { kind, elapsed: sections, steps: sections, frames },
        result: { kind, order },
      };
    },
    shown: (course, elapsed) => ({
      ...course,
      elapsed,
      frames: course.frames.slice(0, elapsed + 1),
    }),
    *chances({ runners }) {
      for (const market of marketOrder) {
        const chancesOf = margins[market] === undefined ? undefined : marketChances[market];
        if (chancesOf) yield [market, chancesOf(runners, places)];
      }
    },
    wins: (pick, { result }) => raceWins(pick, { order: result.order, places }),
    *season() {
      for (const runners of fieldsOfSeason(tables)) yield race(courses[0], runners);
    },
  });
}

const raceTables = {
  ...raceCourse,
  profiles: raceProfiles,
  places: PLACES,
  odds: oddsTables,
  cap: 10_000,
};
const lead = { market: 'win', selection: '1' } as const;

export const derbyDash = races('horses', {
  gameId: 'derby-dash',
  tables: {
    ...raceTables,
    schedule: { cycleMs: 75_000, playMs: 60_000, closesBeforeMs: 3000, startsAhead: 6 },
    margins: { win: 6, place: 6, forecast: 10 },
    names: horseNames,
    courses: turfCourses,
  },
  rtpMin: { win: '93.66', place: '93.30', forecast: '89.90' },
  lead,
  stated: { rtp: '93.95', volatilityIndex: 5.9, hitRate: 0.125, returnMax: 31.33 },
});

export const turboCircuit = races('cars', {
  gameId: 'turbo-circuit',
  tables: {
    ...raceTables,
    schedule: { cycleMs: 90_000, playMs: 75_000, closesBeforeMs: 3000, startsAhead: 5 },
    margins: { win: 6, podium: 6, duel: 5, forecast: 10 },
    names: carNames,
    courses: motorCourses,
  },
  rtpMin: { win: '93.66', podium: '93.30', duel: '94.22', forecast: '89.90' },
  lead,
  stated: { rtp: '93.95', volatilityIndex: 5.9, hitRate: 0.125, returnMax: 31.33 },
});
