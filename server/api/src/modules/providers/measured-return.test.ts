import { expect, test } from 'vitest';
import { measuredReturnOf } from './measured-return.ts';

type Round = { readonly currency?: string; readonly stake: number; readonly win: number };

/** The stored sums of rounds. */
function sumsOf(rounds: readonly Round[]) {
  const currencies = [...new Set(rounds.map(({ currency = 'USD' }) => currency))];
  return currencies.map((currency) => {
    const own = rounds.filter((round) => (round.currency ?? 'USD') === currency);
    const sum = (amountOf: (round: Round) => number) =>
      own.reduce((total, round) => total + amountOf(round), 0);
    return {
      currency,
      rounds: own.length,
      stakes: sum(({ stake }) => stake),
      wins: sum(({ win }) => win),
      stakeSquares: sum(({ stake }) => stake ** 2),
      winSquares: sum(({ win }) => win ** 2),
      products: sum(({ stake, win }) => stake * win),
    };
  });
}

const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

test('a game without stakes has no measured return', () => {
  expect(measuredReturnOf([])).toBeNull();
  expect(measuredReturnOf(sumsOf([{ stake: 0, win: 0 }]))).toBeNull();
});

test('the interval of a coin toss is that of the binomial distribution', () => {
  // 100 tosses at 100, 50 won: the wins per stake have the sample variance 100 / 99.
  const tosses = times(100, (n) => ({ stake: 100, win: n < 50 ? 200 : 0 }));
  const measured = measuredReturnOf(sumsOf(tosses));
  expect(measured).toMatchObject({ rounds: 100, rtp: 100 });
  expect(measured?.plusMinus).toBeCloseTo(196 * Math.sqrt(1 / 99), 10);
});

test('a large stake counts for more than a small one', () => {
  // 60 × 1 paid 1 each, 30 × 4 paid nothing: 60 of 180. The squares of win − stake / 3 are
  // 60 × 4/9 + 30 × 16/9 = 80.
  const rounds = [
    ...times(60, () => ({ stake: 1, win: 1 })),
    ...times(30, () => ({ stake: 4, win: 0 })),
  ];
  const measured = measuredReturnOf(sumsOf(rounds));
  expect(measured?.rtp).toBeCloseTo(100 / 3, 10);
  expect(measured?.plusMinus).toBeCloseTo(196 * Math.sqrt(((90 / 89) * 80) / 180 ** 2), 10);
});

test('amounts of two currencies count by their mean stakes', () => {
  const dollars = times(90, (n) => ({ stake: 2, win: n % 2 === 0 ? 4 : 0 }));
  const yen = dollars.map(({ stake, win }) => ({
    currency: 'JPY',
    stake: stake * 150,
    win: win * 150,
  }));
  const mixed = measuredReturnOf(sumsOf([...dollars, ...yen]));
  const same = measuredReturnOf(sumsOf([...dollars, ...dollars]));
  expect(mixed?.rounds).toBe(180);
  expect(mixed?.rtp).toBeCloseTo(same?.rtp ?? Number.NaN, 10);
  expect(mixed?.plusMinus).toBeCloseTo(same?.plusMinus ?? Number.NaN, 10);
});

test('few rounds, no win and one dominant win have no interval', () => {
  const even = { stake: 1, win: 1 };
  expect(measuredReturnOf(sumsOf(times(29, () => even)))?.plusMinus).toBeNull();
  expect(measuredReturnOf(sumsOf(times(30, () => even)))?.plusMinus).toBe(0);
  const lost = times(5000, () => ({ stake: 1, win: 0 }));
  expect(measuredReturnOf(sumsOf(lost))).toEqual({
    rounds: 5000,
    rtp: 0,
    plusMinus: null,
    isConclusive: false,
  });
  const jackpot = [...times(100, () => even), { stake: 1, win: 5000 }];
  expect(measuredReturnOf(sumsOf(jackpot))?.plusMinus).toBeNull();
});

test('an interval of more than 5 points is not conclusive', () => {
  const tosses = (count: number) => times(count, (n) => ({ stake: 1, win: n % 2 === 0 ? 2 : 0 }));
  // 1.96 / √(n − 1) is at most 0.05 from 1,538 rounds on.
  expect(measuredReturnOf(sumsOf(tosses(1536)))?.isConclusive).toBe(false);
  expect(measuredReturnOf(sumsOf(tosses(1538)))?.isConclusive).toBe(true);
});

/** A linear congruential generator with the constants of Numerical Recipes. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const games = [
  { name: 'red at roulette', rounds: 300, chance: 18 / 37, pays: 2 },
  { name: 'a single number', rounds: 3000, chance: 1 / 37, pays: 36 },
] as const;

test.each(games)(
  'the interval of $name contains the true return 19 times of 20',
  ({ rounds, chance, pays }) => {
    const samples = 1000;
    const random = seeded(27);
    const isHeld = () => {
      const played = times(rounds, (n) => {
        const stake = [100, 100, 250, 1000][Math.floor(random() * 4)] ?? 100;
        const win = random() < chance ? stake * pays : 0;
        return { currency: n % 3 === 0 ? 'BRL' : 'USD', stake, win };
      });
      const measured = measuredReturnOf(sumsOf(played));
      return Math.abs((measured?.rtp ?? 0) - chance * pays * 100) <= (measured?.plusMinus ?? 0);
    };
    const held = times(samples, isHeld).filter(Boolean).length;
    // Three standard deviations of a share of 95 % of so many samples.
    expect(held / samples).toBeGreaterThan(0.95 - 0.021);
    expect(held / samples).toBeLessThan(0.95 + 0.021);
  },
);
