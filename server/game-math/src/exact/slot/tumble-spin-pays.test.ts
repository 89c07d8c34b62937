import {
  compileTumbleSlot,
  type TumbleModel,
} from '@fairhall/game-server/engines/slot/tumble-model';
import { playable } from '@fairhall/game-server/engines/slot-engines';
import { expect, test } from 'vitest';
import { everyRound } from '../testing/every-round.ts';
import { joined } from './pay-list.ts';
import { tumbleSpinPays } from './tumble-spin-pays.ts';

/** Its pays lie between the places of the grid, which are exact to 64 units; it has no free spins. */
const model: TumbleModel = {
  reels: 1,
  rows: 3,
  symbols: [
    {
      name: 'plum',
      pays: [
        { count: 2, multiple: 73 },
        { count: 3, multiple: 733 },
      ],
    },
    { name: 'pear', pays: [{ count: 3, multiple: 1 }] },
  ],
  scatter: { name: 'comet', countMin: 4 },
  units: 1,
  tickets: { base: [1, 2, 1], free: [1, 2, 1] },
  ladder: { base: [1, 2], free: [1] },
  freeSpins: 1,
  freeSpinsMax: 1,
  cap: 10_000,
};

test('a pay between two places of the grid is split over both, which keeps the mean', () => {
  const { plain, awarding } = tumbleSpinPays(compileTumbleSlot(model), 'base');
  expect(plain.lineBets).not.toContain(733);
  const all = joined([plain, awarding]);
  expect(all.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const mean = all.chances.reduce((sum, one, place) => sum + one * (all.lineBets[place] ?? 0), 0);
  const rounds = everyRound(playable({ kind: 'tumble', model }).play, { alike: 0 });
  const played = rounds.reduce((sum, { chance, outcome }) => sum + chance * outcome.lineBets, 0);
  expect(mean).toBeCloseTo(played, 9);
});
