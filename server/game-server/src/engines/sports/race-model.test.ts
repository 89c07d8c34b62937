import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { describe, expect, it } from 'vitest';
import {
  duelChances,
  fieldOf,
  fieldsOfSeason,
  forecastChances,
  placeChances,
  raceCourse,
  raceProfiles,
  raceWins,
  runRace,
  winChances,
} from './race-model.ts';

const names = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'];
const field = fieldOf(names.slice(0, 5), [40, 25, 20, 10, 5]);

/** Every order of finish with its chance, by Plackett and Luce. */
function* orders(
  left: readonly { number: number; strength: number }[],
  chance = 1,
): Iterable<{ order: number[]; chance: number }> {
  if (left.length === 0) yield { order: [], chance };
  const total = left.reduce((sum, { strength }) => sum + strength, 0);
  for (const first of left) {
    const rest = left.filter((other) => other !== first);
    for (const later of orders(rest, (chance * first.strength) / total)) {
      yield { order: [first.number, ...later.order], chance: later.chance };
    }
  }
}

describe('the chances of a race', () => {
  it.each([
    ['win', winChances],
    ['place', placeChances],
    ['forecast', forecastChances],
    ['duel', duelChances],
  ] as const)('of %s are sums over all orders of finish', (market, chancesOf) => {
    const all = [...orders(field)];
    for (const [selection, chance] of chancesOf(field)) {
      const won = all.filter(({ order }) => raceWins({ market, selection }, { order }));
      const share = won.reduce((sum, entry) => sum + entry.chance, 0);
      expect(Number(chance.ways) / Number(chance.of)).toBeCloseTo(share, 12);
    }
  });

  it('are those of strengths that sum to 100', () => {
    for (const profile of raceProfiles) {
      expect(profile.reduce((sum, strength) => sum + strength, 0)).toBe(100);
    }
  });
});

describe('a race', () => {
  it('ends as drawn, and no runner moves backwards', () => {
    let run = 0;
    for (const runners of fieldsOfSeason({ names, profiles: raceProfiles })) {
      run += 1;
      const stream = outcomeStream({
        hmacSha256: nodeHmacSha256,
        serverSeed: `race ${run}`,
        clientSeed: 'book',
        nonce: 0,
      });
      const { order, frames } = runRace(runners, raceCourse, stream);
      const end = frames.at(-1) ?? [];
      const byPlace = runners
        .map(({ number }) => number)
        .sort((one, other) => (end[other - 1] ?? 0) - (end[one - 1] ?? 0));
      expect(byPlace).toEqual(order);
      expect(Math.max(...end)).toBe(1000);
      for (const [section, frame] of frames.entries()) {
        const before = frames[Math.max(section - 1, 0)] ?? [];
        expect(frame.every((at, index) => at >= (before[index] ?? 0))).toBe(true);
        expect(Math.max(...frame) === 1000).toBe(section === frames.length - 1);
      }
    }
  });

  it('rounds a position half way between two integers upwards', () => {
    // Of the winner: the order, the gaps, early -8, late -24, no sway.
    const course = { ...raceCourse, course: 900 };
    const [alone] = fieldOf(['Ash'], [100]);
    if (!alone) throw new Error('no runner');
    const drawn = [0, 0, -8 + 30, -24 + 30, ...Array.from({ length: 19 }, () => 3)];
    const stream = { float: () => 0, event: () => drawn.shift() ?? 0 };
    const { frames } = runRace([alone], course, stream);
    // 900 × 3 / 20 + 4 × -8 × 3 × 17 / 20² + 10 × -24 × 3 × 17 × 14 / 20³ = 109.5
    expect(frames[3]).toEqual([110]);
  });
});
