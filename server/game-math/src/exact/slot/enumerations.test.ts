import { compileCellsSlot } from '@fairhall/game-server/engines/slot/cells-model';
import { playCells } from '@fairhall/game-server/engines/slot/cells-slot';
import { compileMysterySlot } from '@fairhall/game-server/engines/slot/mystery-model';
import { playMystery } from '@fairhall/game-server/engines/slot/mystery-slot';
import { compileTumbleSlot } from '@fairhall/game-server/engines/slot/tumble-model';
import { playTumbles } from '@fairhall/game-server/engines/slot/tumble-slot';
import { compileWildReelsSlot } from '@fairhall/game-server/engines/slot/wild-reels-model';
import { playWildReels } from '@fairhall/game-server/engines/slot/wild-reels-slot';
import {
  smallCells,
  smallMystery,
  smallTumble,
  smallWildReels,
} from '@fairhall/game-server/engines/testing/small-slots';
import { describe, expect, it } from 'vitest';
import { everyRound, playedOut } from '../testing/every-round.ts';
import { cellsFacts, cellsMaxWin } from './cells-math.ts';
import { sampledPays } from './cells-sample.ts';
import { mysteryFacts, mysteryMaxWin } from './mystery-math.ts';
import { tumbleFacts, tumbleMaxWin } from './tumble-math.ts';
import { wildReelsFacts, wildReelsMaxWin } from './wild-reels-math.ts';

describe('the mathematics of mystery symbols', () => {
  const slot = compileMysterySlot(smallMystery);

  it('equals a complete enumeration of the rounds', () => {
    const facts = mysteryFacts(slot);
    const rounds = everyRound((stream) => playMystery(slot, stream), { alike: 3 });
    const played = playedOut(rounds);
    expect(facts.rtp * 2).toBeCloseTo(played.mean, 10);
    expect(facts.standardDeviation * 2).toBeCloseTo(played.standardDeviation, 10);
    expect(facts.hitRate).toBeCloseTo(played.hitRate, 10);
    expect(facts.featureRate).toBeCloseTo(played.freeRate, 10);
    expect(mysteryMaxWin(slot)).toBe(played.most);
  });
});

describe('the mathematics of wild reels', () => {
  const slot = compileWildReelsSlot(smallWildReels);

  it('equals a complete enumeration of the rounds', () => {
    const facts = wildReelsFacts(slot);
    const rounds = everyRound((stream) => playWildReels(slot, stream), { alike: 3 });
    const played = playedOut(rounds);
    expect(facts.rtp * 2).toBeCloseTo(played.mean, 10);
    expect(facts.standardDeviation * 2).toBeCloseTo(played.standardDeviation, 10);
    expect(facts.hitRate).toBeCloseTo(played.hitRate, 10);
    expect(facts.featureRate).toBeCloseTo(played.respinRate, 10);
    expect(wildReelsMaxWin(slot)).toBe(played.most);
  });
});

describe('the mathematics of tumbling symbols', () => {
  const tiny = compileTumbleSlot({ ...smallTumble, reels: 1, rows: 3, freeSpinsMax: 1 });

  it('equals a complete enumeration of the rounds', () => {
    const facts = tumbleFacts(tiny);
    const played = playedOut(everyRound((stream) => playTumbles(tiny, stream)));
    expect(facts.rtp).toBeCloseTo(played.mean, 10);
    expect(facts.standardDeviation).toBeCloseTo(played.standardDeviation, 10);
    expect(facts.hitRate).toBeCloseTo(played.hitRate, 10);
    expect(facts.featureRate).toBeCloseTo(played.freeRate, 10);
    expect(tumbleMaxWin(tiny)).toBe(played.most);
  });
});

describe('the mathematics of drawn cells', () => {
  const slot = compileCellsSlot(smallCells);
  const rounds = everyRound((stream) => playCells(slot, stream));

  it('equals a complete enumeration of the rounds', () => {
    const facts = cellsFacts(slot);
    const played = playedOut(rounds);
    expect(facts.rtp).toBeCloseTo(played.mean, 10);
    expect(facts.standardDeviation).toBeCloseTo(played.standardDeviation, 10);
    expect(facts.hitRate).toBeCloseTo(played.hitRate, 10);
    expect(facts.featureRate).toBeCloseTo(played.freeRate, 10);
    // Five storms leave nothing to pay to the paid spin.
    expect(cellsMaxWin(slot)).toBe(played.most);
  });

  it('samples spins with the chances of the enumeration', () => {
    const spins = 200_000;
    const { plain } = sampledPays(slot, spins);
    const chances = new Map<number, number>();
    for (const { chance, outcome } of rounds) {
      const [{ lineBets = 0 } = {}, ...free] = outcome.steps;
      if (free.length === 0) chances.set(lineBets, (chances.get(lineBets) ?? 0) + chance);
    }
    chances.delete(0);
    expect(new Set(plain.pays.lineBets)).toEqual(new Set(chances.keys()));
    for (const [place, pay] of plain.pays.lineBets.entries()) {
      expect(plain.pays.chances[place]).toBeCloseTo(chances.get(pay) ?? 0, 2);
    }
  });
});
