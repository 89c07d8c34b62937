import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { SportGame } from '../scheduled/scheduled-game.ts';
import {
  drawField,
  duelChances,
  fieldsOfSeason,
  forecastChances,
  placeChances,
  raceWins,
  runRace,
  SECTIONS,
  winChances,
} from './race-model.ts';
import { carNames, horseNames, motorCourses, turfCourses } from './race-names.ts';
import { type FixtureOf, type SportModel, sportGame } from './sport-model.ts';

type RaceKind = 'horses' | 'cars';
type Race = FixtureOf<RaceKind>;

/** The common part of horse and car races: one race a start, by `race-model.ts`. */
function raceGame({
  kind,
  names,
  courses,
  ...rest
}: Pick<
  SportModel<RaceKind>,
  'kind' | 'gameId' | 'schedule' | 'margins' | 'rtpMin' | 'stated' | 'chances'
> & {
  readonly names: readonly string[];
  readonly courses: readonly string[];
}): SportGame {
  const race = (course: string | undefined, runners: Race['runners']): Race => ({
    kind,
    course: course ?? '',
    runners,
  });
  return sportGame<RaceKind>({
    ...rest,
    kind,
    lead: { market: 'win', selection: '1' },
    steps: SECTIONS,
    fixtures: (stream) => [race(courses[stream.event(courses.length)], drawField(names, stream))],
    play: ({ runners }, stream: OutcomeStream) => {
      const { order, frames } = runRace(runners, stream);
      return {
        progress: { kind, elapsed: SECTIONS, steps: SECTIONS, frames },
        result: { kind, order },
      };
    },
    shown: (course, elapsed) => ({
      ...course,
      elapsed,
      frames: course.frames.slice(0, elapsed + 1),
    }),
    wins: (pick, { result }) => raceWins(pick, result.order),
    *season() {
      for (const runners of fieldsOfSeason(names)) yield race(courses[0], runners);
    },
  });
}

export const derbyDash = raceGame({
  gameId: 'derby-dash',
  kind: 'horses',
  names: horseNames,
  courses: turfCourses,
  schedule: { cycleMs: 75_000, playMs: 60_000, closesBeforeMs: 3000, startsAhead: 6 },
  margins: { win: 6, place: 6, forecast: 10 },
  rtpMin: { win: '93.66', place: '93.30', forecast: '89.90' },
  *chances({ runners }) {
    yield ['win', winChances(runners)];
    yield ['place', placeChances(runners)];
    yield ['forecast', forecastChances(runners)];
  },
  stated: { rtp: '93.95', volatilityIndex: 5.9, hitRate: 0.125, returnMax: 31.33 },
});

export const turboCircuit = raceGame({
  gameId: 'turbo-circuit',
  kind: 'cars',
  names: carNames,
  courses: motorCourses,
  schedule: { cycleMs: 90_000, playMs: 75_000, closesBeforeMs: 3000, startsAhead: 5 },
  margins: { win: 6, podium: 6, duel: 5, forecast: 10 },
  rtpMin: { win: '93.66', podium: '93.30', duel: '94.22', forecast: '89.90' },
  *chances({ runners }) {
    yield ['win', winChances(runners)];
    yield ['podium', placeChances(runners)];
    yield ['duel', duelChances(runners)];
    yield ['forecast', forecastChances(runners)];
  },
  stated: { rtp: '93.95', volatilityIndex: 5.9, hitRate: 0.125, returnMax: 31.33 },
});
