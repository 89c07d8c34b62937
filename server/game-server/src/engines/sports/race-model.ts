import { type OutcomeStream, shuffle } from '@fairhall/kit/fairness/outcome-stream';
import type { Runner } from '../../contract/fixture-schemas.ts';
import type { RaceTables } from '../../definitions/scheduled-tables.ts';
import { drawWeighted } from '../weighted.ts';
import { type ExactChance, sumOf, times } from './odds.ts';

/**
 * Races. Stated model: Plackett and Luce. The winner is drawn by the runners' strengths, then the
 * second among the others in the same way, and so on; so the chance of an order is Harville's
 * product ("Assigning probabilities to the outcomes of multi-entry competitions", 1973). Strengths
 * are integers that sum to 100: a runner's strength is its chance to win in percent.
 */
/** Runners that are placed. */
export const PLACES = 3;

/**
 * The possible distributions of strengths; each race draws one of them and assigns it to the
 * runners.
 */
export const raceProfiles: readonly (readonly number[])[] = [
  [30, 20, 15, 11, 9, 7, 5, 3],
  [24, 20, 16, 13, 10, 8, 6, 3],
  [36, 18, 13, 10, 8, 6, 5, 4],
  [20, 18, 16, 14, 12, 9, 7, 4],
  [42, 16, 11, 9, 7, 6, 5, 4],
  [18, 16, 15, 14, 12, 10, 8, 7],
  [28, 24, 14, 10, 8, 7, 5, 4],
  [26, 15, 14, 13, 11, 9, 7, 5],
  [33, 22, 12, 9, 8, 7, 5, 4],
  [22, 19, 17, 13, 11, 8, 6, 4],
  [16, 15, 14, 13, 12, 11, 10, 9],
  [38, 14, 12, 10, 9, 7, 6, 4],
];

/** A field: runners with names from a stable, and their strengths. */
export function drawField(
  { names, profiles }: Pick<RaceTables, 'names' | 'profiles'>,
  stream: OutcomeStream,
): Runner[] {
  const profile = profiles[stream.event(profiles.length)] ?? [];
  const strengths = shuffle(profile, stream);
  return fieldOf(shuffle(names, stream).slice(0, profile.length), strengths);
}

export function fieldOf(names: readonly string[], strengths: readonly number[]): Runner[] {
  return strengths.map((strength, index) => {
    const name = names[index] ?? '';
    return { number: index + 1, id: name.toLowerCase().replaceAll(' ', '-'), name, strength };
  });
}

/** Equally likely fields in which every profile occurs once at every position. */
export function* fieldsOfSeason({
  names,
  profiles,
}: Pick<RaceTables, 'names' | 'profiles'>): Iterable<Runner[]> {
  for (const profile of profiles) {
    for (let turn = 0; turn < profile.length; turn += 1) {
      yield fieldOf(names, [...profile.slice(turn), ...profile.slice(0, turn)]);
    }
  }
}

type Field = readonly Runner[];

/** One runner before all other remaining ones. */
function firstOf(runner: Runner, left: Field): ExactChance {
  const of = left.reduce((sum, { strength }) => sum + strength, 0);
  return { ways: BigInt(runner.strength), of: BigInt(of) };
}

const without = (field: Field, runner: Runner): Field => field.filter((other) => other !== runner);

export function winChances(field: Field): [string, ExactChance][] {
  return field.map((runner) => [`${runner.number}`, firstOf(runner, field)]);
}

/** First and second in this order, "3-1". */
export function forecastChances(field: Field): [string, ExactChance][] {
  return field.flatMap((first) => {
    const left = without(field, first);
    return left.map((second): [string, ExactChance] => [
      `${first.number}-${second.number}`,
      times(firstOf(first, field), firstOf(second, left)),
    ]);
  });
}

/** Among the first runners, three unless stated otherwise. */
export function placeChances(field: Field, places = PLACES): [string, ExactChance][] {
  return field.map((runner) => [`${runner.number}`, placedChance(runner, { field, places })]);
}

/** First, or placed among the others after one of them is first. */
function placedChance(
  runner: Runner,
  { field, places }: { field: Field; places: number },
): ExactChance {
  if (places === 0) return { ways: 0n, of: 1n };
  const later = without(field, runner).map((first) =>
    times(
      firstOf(first, field),
      placedChance(runner, { field: without(field, first), places: places - 1 }),
    ),
  );
  return sumOf([firstOf(runner, field), ...later]);
}

/** Adjacent runners of the grid, either before the other: "1-2", "2-1", "3-4" … */
export function duelChances(field: Field): [string, ExactChance][] {
  return field.flatMap((one, index) => {
    const other = field[index + 1];
    if (!other || index % 2 === 1) return [];
    const of = BigInt(one.strength + other.strength);
    return [
      [`${one.number}-${other.number}`, { ways: BigInt(one.strength), of }],
      [`${other.number}-${one.number}`, { ways: BigInt(other.strength), of }],
    ] satisfies [string, ExactChance][];
  });
}

/** Whether a selection of a market has won, by the order of finish. */
export function raceWins(
  { market, selection }: { market: string; selection: string },
  { order, places = PLACES }: { order: readonly number[]; places?: number },
): boolean {
  const numbers = selection.split('-').map(Number);
  const [one = 0, other = 0] = numbers;
  switch (market) {
    case 'win':
      return order[0] === one;
    case 'place':
    case 'podium':
      return order.slice(0, places).includes(one);
    case 'forecast':
      return order[0] === one && order[1] === other;
    case 'duel':
      return order.indexOf(one) < order.indexOf(other);
    default:
      return false;
  }
}

/**
 * The order of finish, then the course of the race: the distance of each to the one before, and two
 * deviations of its own that end at zero, with slight noise.
 */
export function runRace(field: Field, course: Course, stream: OutcomeStream) {
  const order = finishingOrder(field, stream);
  const ends = new Map<number, number>();
  let end = course.course;
  for (const number of order) {
    ends.set(number, end);
    end -= within(course.gap, stream);
  }
  const lines = field.map(({ number }) =>
    positions({ course, end: ends.get(number) ?? 0, stream }),
  );
  const frames = Array.from({ length: course.sections + 1 }, (_, section) =>
    lines.map((line) => line[section] ?? 0),
  );
  return { order, frames };
}

type Course = Pick<RaceTables, 'sections' | 'course' | 'gap' | 'bend' | 'sway'>;

/** The course of a race in the units of progress. */
export const raceCourse: Course = {
  sections: 20,
  course: 1000,
  gap: { least: 3, kinds: 10 },
  bend: { least: -30, kinds: 61 },
  sway: { least: -3, kinds: 7 },
};

const within = ({ least, kinds }: Course['gap'], stream: OutcomeStream): number =>
  least + stream.event(kinds);

function finishingOrder(field: Field, stream: OutcomeStream): number[] {
  const left = [...field];
  const order: number[] = [];
  while (left.length > 0) {
    const index = drawWeighted(
      left.map(({ strength }) => strength),
      stream,
    );
    order.push(...left.splice(index, 1).map(({ number }) => number));
  }
  return order;
}

/**
 * The position of a runner after each section; its deviations are too small for it to move
 * backwards.
 */
function positions(of: { course: Course; end: number; stream: OutcomeStream }): number[] {
  const { course, end, stream } = of;
  const { sections } = course;
  const early = within(course.bend, stream);
  const late = within(course.bend, stream);
  return Array.from({ length: sections + 1 }, (_, section) => {
    const isBetween = section > 0 && section < sections;
    const sway = isBetween ? within(course.sway, stream) : 0;
    const left = sections - section;
    const straight = end * section * sections ** 2;
    const bow = 4 * early * section * left * sections;
    const wave = 10 * late * section * left * (left - section);
    return Math.max(0, nearest(straight + bow + wave, sections ** 3) + sway);
  });
}

/** The integer nearest to a fraction, halves upwards: a sum of quotients would miss some halves. */
const nearest = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
