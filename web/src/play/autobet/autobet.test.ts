import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import { describe, expect, it } from 'vitest';
import { type Autobet, type AutobetEnd, afterRound, newAutobet, RAISES } from './autobet.ts';
import { settingsWith } from './autobet-testing.ts';

const ladder = [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n];

function begin(
  changes: Parameters<typeof settingsWith>[0],
  baseMinor = 100n,
  stakesMinor: readonly bigint[] = ladder,
): Autobet {
  const autobet = newAutobet(settingsWith(changes), { baseMinor, stakesMinor });
  if (typeof autobet === 'string') throw new Error(autobet);
  return autobet;
}

/** The stakes of rounds with these multiples of their stakes as wins, and how they end. */
function played(first: Autobet, multiples: readonly number[]) {
  const stakes: number[] = [];
  let autobet: Autobet | AutobetEnd = first;
  for (const multiple of multiples) {
    if (typeof autobet === 'string') break;
    const { stakeMinor }: Autobet = autobet;
    stakes.push(Number(stakeMinor));
    autobet = afterRound(autobet, (stakeMinor * BigInt(Math.round(multiple * 100))) / 100n);
  }
  return { stakes, end: typeof autobet === 'string' ? autobet : null };
}

it('by no sequence of outcomes do automatic rounds lose or stake more than their bounds', () => {
  const { event } = fastStream(54);
  const oneOf = <T>(first: T, ...others: readonly T[]): T =>
    [first, ...others][event(others.length + 1)] ?? first;
  const ends = new Set<string>();
  for (let run = 0; run < 500; run += 1) {
    const baseMinor = oneOf(10n, 50n, 100n, 1000n);
    const settings = settingsWith({
      rounds: 10 + event(200),
      lossMaxMinor: BigInt(10 + event(20_000)),
      stakeMaxMinor: oneOf(10n, 100n, 500n, 10_000n),
      winStopMinor: oneOf(null, BigInt(event(10_000))),
      profitStopMinor: oneOf(null, BigInt(1 + event(10_000))),
      raiseAfterLoss: oneOf(null, ...RAISES),
      raiseAfterWin: oneOf(null, ...RAISES),
    });
    let autobet: Autobet | AutobetEnd = newAutobet(settings, { baseMinor, stakesMinor: ladder });
    let [netMinor, rounds, largestMinor, lowestMinor] = [0n, 0, 0n, 0n];
    while (typeof autobet !== 'string') {
      const { stakeMinor }: Autobet = autobet;
      netMinor -= stakeMinor;
      rounds += 1;
      if (stakeMinor > largestMinor) largestMinor = stakeMinor;
      if (netMinor < lowestMinor) lowestMinor = netMinor;
      const winMinor = oneOf(0n, 0n, stakeMinor / 2n, stakeMinor, stakeMinor * 2n);
      netMinor += winMinor;
      autobet = afterRound(autobet, winMinor);
    }
    expect(-lowestMinor).toBeLessThanOrEqual(settings.lossMaxMinor);
    expect(largestMinor).toBeLessThanOrEqual(settings.stakeMaxMinor);
    expect(largestMinor).toBeLessThanOrEqual(64n * baseMinor);
    expect(rounds).toBeLessThanOrEqual(settings.rounds);
    ends.add(autobet);
  }
  expect([...ends].sort()).toEqual(['lossStop', 'profitStop', 'rounds', 'stakeStop', 'winStop']);
});

describe('the stake of the next round', () => {
  it('is raised after each loss, rounded down to an offered one, and reset after a win', () => {
    const rounds = played(begin({ raiseAfterLoss: 100 }), [0, 0, 0, 0, 2, 0, 0]);
    expect(rounds.stakes).toEqual([100, 200, 200, 500, 1000, 100, 200]);
  });

  it('is raised after wins, and remains after a round that returned its stake', () => {
    const rounds = played(begin({ raiseAfterWin: 200 }), [2, 1, 2, 0, 2]);
    expect(rounds.stakes).toEqual([100, 200, 200, 500, 100]);
  });

  it('is at most the largest stake, and 64 times the first', () => {
    const losses = Array.from({ length: 9 }, () => 0);
    const to500 = begin({ raiseAfterLoss: 100, stakeMaxMinor: 500n });
    expect(played(to500, losses).stakes.at(-1)).toBe(500);
    const from10 = begin({ raiseAfterLoss: 100, stakeMaxMinor: 10_000n }, 10n);
    expect(played(from10, losses).stakes.at(-1)).toBe(500);
  });

  it('skips the stakes that do not pay the chosen return exactly', () => {
    const rounds = played(begin({ raiseAfterLoss: 100 }, 100n, [100n, 1000n]), [0, 0, 0, 0, 0]);
    expect(rounds.stakes).toEqual([100, 100, 100, 100, 1000]);
  });
});

describe('automatic rounds end', () => {
  it.each<[AutobetEnd, Parameters<typeof settingsWith>[0], readonly number[]]>([
    ['rounds', { rounds: 3 }, [0, 0, 0]],
    ['winStop', { winStopMinor: 500n }, [0, 4.99, 5]],
    ['profitStop', { profitStopMinor: 300n }, [0, 3.99, 2.01]],
    ['lossStop', { lossMaxMinor: 250n }, [0, 0]],
    ['lossStop', { lossMaxMinor: 250n, raiseAfterLoss: 100 }, [0]],
  ])('with %s, at its bound', (end, changes, multiples) => {
    expect(played(begin(changes), multiples.slice(0, -1)).end).toBeNull();
    expect(played(begin(changes), multiples).end).toBe(end);
  });

  it('before the first one where a bound does not allow it', () => {
    const of = { baseMinor: 100n, stakesMinor: ladder };
    expect(newAutobet(settingsWith({ lossMaxMinor: 99n }), of)).toBe('lossStop');
    expect(newAutobet(settingsWith({ stakeMaxMinor: 99n }), of)).toBe('stakeStop');
    expect(newAutobet(settingsWith({}), { ...of, stakesMinor: [200n] })).toBe('stakeStop');
  });
});
