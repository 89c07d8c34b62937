import { compileBookSlot } from '@fairhall/game-server/engines/slot/book-model';
import { playBook } from '@fairhall/game-server/engines/slot/book-slot';
import { compileCellsSlot } from '@fairhall/game-server/engines/slot/cells-model';
import { playCells } from '@fairhall/game-server/engines/slot/cells-slot';
import { compileLivesSlot } from '@fairhall/game-server/engines/slot/lives-model';
import { playLives } from '@fairhall/game-server/engines/slot/lives-slot';
import { compileMysterySlot } from '@fairhall/game-server/engines/slot/mystery-model';
import { playMystery } from '@fairhall/game-server/engines/slot/mystery-slot';
import { compileStacksSlot } from '@fairhall/game-server/engines/slot/stacks-model';
import { playStacks } from '@fairhall/game-server/engines/slot/stacks-slot';
import { compileTumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import { playTumbles } from '@fairhall/game-server/engines/slot/tumble-slot';
import { compileWildReelsSlot } from '@fairhall/game-server/engines/slot/wild-reels-model';
import { playWildReels } from '@fairhall/game-server/engines/slot/wild-reels-slot';
import { compileWishesSlot } from '@fairhall/game-server/engines/slot/wishes-model';
import { playWishes } from '@fairhall/game-server/engines/slot/wishes-slot';
import {
  smallBook,
  smallCells,
  smallComets,
  smallFestival,
  smallHold,
  smallLives,
  smallMystery,
  smallStacks,
  smallTumble,
  smallWildReels,
  smallWishes,
} from '@fairhall/game-server/engines/testing/small-slots';
import { describe, expect, it } from 'vitest';
import { everyRound, playedOut } from '../testing/every-round.ts';
import { bookFacts, bookMaxWin } from './book-math.ts';
import { cellsFacts, cellsMaxWin } from './cells-math.ts';
import { sampledPays } from './cells-sample.ts';
import type { SlotFacts } from './lines-facts.ts';
import { livesFacts, livesMaxWin } from './lives-math.ts';
import { mysteryFacts, mysteryMaxWin } from './mystery-math.ts';
import { stacksFacts, stacksMaxWin } from './stacks-math.ts';
import { tumbleFacts, tumbleMaxWin } from './tumble-math.ts';
import { wildReelsFacts, wildReelsMaxWin } from './wild-reels-math.ts';
import { wishesFacts, wishesMaxWin } from './wishes-math.ts';

/** The figures of a slot with so many units a stake are those of its rounds, all of them played. */
function expectPlayed(
  facts: SlotFacts,
  played: Pick<SlotFacts, 'hitRate' | 'featureRate' | 'standardDeviation'> & {
    readonly mean: number;
    readonly units: number;
  },
): void {
  const { units } = played;
  expect(facts.rtp * units).toBeCloseTo(played.mean, 10);
  expect(facts.standardDeviation * units).toBeCloseTo(played.standardDeviation, 10);
  expect(facts.hitRate).toBeCloseTo(played.hitRate, 10);
  expect(facts.featureRate).toBeCloseTo(played.featureRate, 10);
}

describe.each([
  ['mystery symbols', smallMystery],
  ['a festival', smallFestival],
])('the mathematics of %s', (_name, model) => {
  const slot = compileMysterySlot(model);

  it('equals a complete enumeration of the rounds', () => {
    const rounds = everyRound((stream) => playMystery(slot, stream), { alike: 3 });
    const played = playedOut(rounds);
    expectPlayed(mysteryFacts(slot), { ...played, units: 2, featureRate: played.freeRate });
    expect(mysteryMaxWin(slot)).toBe(played.most);
  });
});

describe('the mathematics of a book', () => {
  const slot = compileBookSlot(smallBook);

  it('equals a complete enumeration of the rounds', () => {
    const rounds = everyRound((stream) => playBook(slot, stream), { alike: 3 });
    const played = playedOut(rounds);
    expectPlayed(bookFacts(slot), { ...played, units: 2, featureRate: played.freeRate });
    expect(bookMaxWin(slot)).toBe(played.most);
  });
});

describe('the mathematics of wishes', () => {
  const slot = compileWishesSlot(smallWishes);

  it('equals a complete enumeration of the rounds', () => {
    const played = playedOut(everyRound((stream) => playWishes(slot, stream), { alike: 3 }));
    expectPlayed(wishesFacts(slot), { ...played, units: 2, featureRate: played.freeRate });
    expect(wishesMaxWin(slot)).toBe(played.most);
  });
});

describe.each([
  ['two lives and three free spins', smallLives],
  [
    'a first reel of two symbols',
    {
      ...smallLives,
      ...{ lives: 1, freeSpins: 2 },
      strips: {
        ...smallLives.strips,
        free: [['ruby', 'coin', 'coin', 'ruby'], ...smallLives.strips.free.slice(1)],
      },
    },
  ],
])('the mathematics of lives with %s', (_name, model) => {
  const slot = compileLivesSlot(model);

  it('equals a complete enumeration of the rounds', () => {
    const played = playedOut(everyRound((stream) => playLives(slot, stream), { alike: 3 }));
    expectPlayed(livesFacts(slot), { ...played, units: 2, featureRate: played.freeRate });
    expect(livesMaxWin(slot)).toBe(played.most);
  });
});

describe('the mathematics of full stacks', () => {
  const slot = compileStacksSlot(smallStacks);

  it('equals a complete enumeration of the rounds', () => {
    const played = playedOut(everyRound((stream) => playStacks(slot, stream), { alike: 3 }));
    expectPlayed(stacksFacts(slot), { ...played, units: 2, featureRate: played.freeRate });
    expect(stacksMaxWin(slot)).toBe(played.most);
  });
});

describe('the mathematics of wild reels', () => {
  const slot = compileWildReelsSlot(smallWildReels);

  it('equals a complete enumeration of the rounds', () => {
    const rounds = everyRound((stream) => playWildReels(slot, stream), { alike: 3 });
    const played = playedOut(rounds);
    expectPlayed(wildReelsFacts(slot), { ...played, units: 2, featureRate: played.respinRate });
    expect(wildReelsMaxWin(slot)).toBe(played.most);
  });
});

describe.each([
  ['a ladder', smallTumble],
  ['comets', smallComets],
])('the mathematics of tumbling symbols with %s', (_name, model) => {
  const tiny = compileTumbleSlot({ ...model, reels: 1, rows: 3, freeSpinsMax: 1 });

  it('equals a complete enumeration of the rounds', () => {
    const played = playedOut(everyRound((stream) => playTumbles(tiny, stream)));
    expectPlayed(tumbleFacts(tiny), { ...played, units: 1, featureRate: played.freeRate });
    expect(tumbleMaxWin(tiny)).toBe(played.most);
  });
});

describe.each([
  ['free spins', smallCells, 120],
  ['hold and win', smallHold, 22],
] as const)('the mathematics of drawn cells with %s', (_feature, model, most) => {
  const slot = compileCellsSlot(model);
  const rounds = everyRound((stream) => playCells(slot, stream));

  it('equals a complete enumeration of the rounds', () => {
    const played = playedOut(rounds);
    const begun = rounds.filter(({ outcome: { steps } }) =>
      steps.some(({ kind, groups }) => kind === 'free' || groups.length > 0),
    );
    const featureRate = begun.reduce((sum, { chance }) => sum + chance, 0);
    expectPlayed(cellsFacts(slot), { ...played, units: 1, featureRate });
    // The scatters leave nothing to pay to the paid spin.
    expect(cellsMaxWin(slot)).toBe(most);
    expect(played.most).toBe(most);
  });

  it('samples spins with the chances of the enumeration', () => {
    const found = new Map<string, number>();
    for (const { chance, outcome } of rounds) {
      const [base] = outcome.steps;
      if (!base || base.lineBets === 0 || base.groups.length > 0) continue;
      const key = `${base.scatters} ${base.lineBets}`;
      found.set(key, (found.get(key) ?? 0) + chance);
    }
    for (const [scatters, { lineBets, chances }] of sampledPays(slot, 200_000)) {
      for (const [place, pay] of lineBets.entries()) {
        expect(chances[place]).toBeCloseTo(found.get(`${scatters} ${pay}`) ?? -1, 2);
      }
    }
  });
});
