import type { DefinitionParts, DrawDefinition, SportDefinition } from './game-definition.ts';

/* The rules of draws, matches and races in words, for a reader who has the tables and no code. */

type RuleTexts = Pick<DefinitionParts, 'draws' | 'rules'>;
type Tables<Engine extends SportDefinition['engine']> = Extract<
  SportDefinition,
  { engine: Engine }
>['tables'];

const weightRule =
  'A list of weights is drawn by one event of their sum: the weights take their shares of the events in order, the first one from 0, and the result is the index of the weight.';
const betRules = [
  'A selection has the odds (100 - margin) / (100 × chance), cut off after two decimals, with the margin of its market and its exact chance; odds below tables.odds.min or above tables.odds.max hundredths are not offered.',
  'A slip has one leg, or up to tables.odds.legsMax of different events; its odds are the product of the odds of its legs, cut off once after two decimals, and at most tables.odds.combinedMax hundredths.',
  'A slip returns its stake times its odds if all legs win, else nothing; a leg of a void event counts as odds of 1.00.',
];

export function drawRules({ numbers, picks }: DrawDefinition['tables']): RuleTexts {
  return {
    draws: [
      {
        name: 'ball',
        of: `${numbers} less the balls drawn before`,
        times: picks,
        meaning: `The index, from 0, among the remaining numbers of 1 to ${numbers} in ascending order; the number leaves the list.`,
      },
    ],
    rules: [
      `A line is ${picks} different numbers; the stake of a ticket is divided equally among its lines, 1 to tables.linesMax.`,
      'A line with h of the drawn numbers returns tables.multiples[h] times its price.',
      'A ticket of a void draw returns its stake.',
    ],
  };
}

const teamDraws = (matches: number, teams: number): RuleTexts => ({
  draws: [],
  rules: [
    `The matches of a start are drawn from a public stream (server seed: the id of the game, client seed: "fixtures", nonce: the number of the start): tables.teams are shuffled by drawing event(teams left) as an index among the teams left, ${teams - 1} times, and the first ${2 * matches} make ${matches} matches, home before away.`,
  ],
});

export function footballRules(tables: Tables<'football'>): RuleTexts {
  const { minutes, chances, matchesPerStart, teams } = tables;
  const total = (weights: readonly number[] = []) => weights.reduce((sum, one) => sum + one, 0);
  const goals = total(tables.goals.home[0]);
  const minute = (of: string) => ({
    name: `minute of ${of}`,
    of: minutes,
    meaning: 'The minute is the event plus 1.',
  });
  return {
    draws: [
      {
        name: 'goals of home',
        of: goals,
        times: 1,
        meaning: 'Weighted by tables.goals.home[attack of home - defence of away + 4].',
      },
      {
        name: 'goals of away',
        of: goals,
        times: 1,
        meaning: 'Weighted by tables.goals.away[attack of away - defence of home + 4].',
      },
      { ...minute('a goal of home'), times: 'once for each goal of home' },
      { ...minute('a goal of away'), times: 'once for each goal of away' },
      {
        name: 'missed chances of home',
        of: chances.kinds,
        times: 1,
        meaning: `Their number is the event plus ${chances.min}.`,
      },
      { ...minute('a missed chance of home'), times: 'once for each' },
      {
        name: 'missed chances of away',
        of: chances.kinds,
        times: 1,
        meaning: `Their number is the event plus ${chances.min}.`,
      },
      { ...minute('a missed chance of away'), times: 'once for each' },
    ],
    rules: [
      weightRule,
      'The result is the goals of home and away; minutes and missed chances are for the presentation, sorted by minute, in the order of the draws within a minute.',
      '"match" is won by "home", "draw" or "away"; "total-2-5" by "over" with three goals of both sides or more, else by "under"; "both-score" by "yes" if both sides have a goal, else by "no"; "correct-score" by "h-a" if neither h nor a is above tables.namedGoalsMax, else by "other".',
      'The chance of a score is the product of the weights of its goals divided by the product of the sums of the weights.',
      ...betRules,
      ...teamDraws(matchesPerStart, teams.length).rules,
    ],
  };
}

export function basketballRules(tables: Tables<'basketball'>): RuleTexts {
  const { minutes, levels, overtimePoints, matchesPerStart, teams, points } = tables;
  const of = (points[0] ?? []).reduce((sum, weight) => sum + weight, 0);
  return {
    draws: [
      {
        name: 'points of home, points of away',
        of,
        times: `${minutes} minutes, home and then away in each`,
        meaning: `Weighted by tables.points[attack of the side - defence of the other + ${levels.home} for home, ${levels.away} for away].`,
      },
      {
        name: 'overtime',
        of: 2,
        times: `once, only if the points of both sides are equal after ${minutes} minutes`,
        meaning: `0 is home, 1 is away: the side scores ${overtimePoints} points, which are added to its last minute.`,
      },
    ],
    rules: [
      weightRule,
      'The result is the points of home and away, overtime included.',
      '"winner" is won by the side with more points; "handicap" by "home" if the points of home less those of away plus handicapTenths / 10 are above 0, else by "away"; "points" by "over" if the points of both sides are above totalTenths / 10, else by "under".',
      'handicapTenths and totalTenths of a match are the half points that split the lead of home, negated, and the sum of the points most evenly; of equal ones the lowest lead and sum.',
      'Chances are exact sums over all points of all minutes; a tie counts half for either side: as a lead of tables.overtimePoints, and a sum higher by them.',
      ...betRules,
      ...teamDraws(matchesPerStart, teams.length).rules,
    ],
  };
}

export function raceRules(tables: Tables<'horses'>): RuleTexts {
  const { gap, bend, sway, sections, course, places, margins } = tables;
  const runners = tables.profiles[0]?.length ?? 0;
  const markets = {
    win: '"win" is won by the number of the first runner',
    place: `"place" by the numbers of the first ${places}`,
    podium: `"podium" by the numbers of the first ${places}`,
    duel: '"duel" of two neighbours of the numbers 1 and 2, 3 and 4 and so on, "1-2" or "2-1", by the one that names the runner before the other first',
    forecast: '"forecast" by the numbers of the first and the second, "3-1"',
  };
  const offered = Object.entries(markets).flatMap(([market, rule]) =>
    Object.hasOwn(margins, market) ? [rule] : [],
  );
  return {
    draws: [
      {
        name: 'place',
        of: 'the sum of the strengths of the runners left',
        times: runners,
        meaning:
          'The first, the second and so on: weighted by the strengths of the runners left, in the order of their numbers; the runner leaves the list. The last one is drawn too.',
      },
      {
        name: 'gap',
        of: gap.kinds,
        times: runners,
        meaning: `In the order of finish: the next runner ends ${gap.least} plus the event behind this one; the winner ends at ${course}. The gap after the last one is drawn and not used.`,
      },
      {
        name: 'course of a runner',
        of: [bend.kinds, bend.kinds, ...Array.from({ length: sections - 1 }, () => sway.kinds)],
        times: `${runners}, in the order of the numbers`,
        meaning: `early (event ${bend.least}), late (event ${bend.least}), then the sway (event ${sway.least}) of the sections 1 to ${sections - 1}.`,
      },
    ],
    rules: [
      weightRule,
      'The result is the numbers of the runners in the order of finish.',
      `The position of a runner after section s of S = ${sections} is max(0, round(end × s / S + 4 × early × s × (S - s) / S² + 10 × late × s × (S - s) × (S - 2s) / S³) + sway), with a sway of 0 at the start and at the end; round is to the nearest integer, halves upwards.`,
      `${offered.join('; ')}.`,
      'The chance of an order is the product, from the first, of the strength of a runner divided by the sum of the strengths of the runners left.',
      ...betRules,
      'The race of a start is drawn from a public stream (server seed: the id of the game, client seed: "fixtures", nonce: the number of the start): event(courses) is the index in tables.courses, event(profiles) in tables.profiles; the strengths of the profile and then tables.names are shuffled, each by drawing event(items left) as an index among the items left until one is left; runner n has the n-th strength and the n-th name.',
    ],
  };
}
