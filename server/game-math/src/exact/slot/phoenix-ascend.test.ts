import { fastStream } from '@fairhall/game-server/engines/fast-stream';
import { compileLinesSlot, rowsOf } from '@fairhall/game-server/engines/slot/lines-model';
import { playRound } from '@fairhall/game-server/engines/slot/lines-slot';
import { phoenixAscend } from '@fairhall/game-server/engines/slot/phoenix-ascend';
import { volatilityOf } from '@fairhall/game-server/engines/volatility';
import { describe, expect, it } from 'vitest';
import { inSuite } from '../../../../commands/suite.mjs';
import { slotFacts } from './lines-facts.ts';

const slot = compileLinesSlot(phoenixAscend.model);
const facts = slotFacts(slot);
const { stated } = phoenixAscend;

describe('the mathematics of Phoenix Ascend', () => {
  it('has exactly the stated return, to two decimals', () => {
    expect(((facts.rtp - stated.rtpBeyondCap) * 100).toFixed(2)).toBe(stated.rtp);
    expect(Math.abs(facts.rtp - 0.9607)).toBeLessThan(0.0002);
  });

  it('has the stated volatility and hit rate', () => {
    // The cap takes a little off the volatility.
    expect(facts.volatilityIndex).toBeGreaterThan(stated.volatilityIndex);
    expect(facts.volatilityIndex - stated.volatilityIndex).toBeLessThan(0.05);
    expect(facts.hitRate).toBeCloseTo(stated.hitRate, 4);
    expect(volatilityOf(stated.volatilityIndex)).toBe('high');
  });

  it('derives the line part of its RTP from each symbol’s share of the strips alone', () => {
    // Independent of the reel-by-reel computation: every line of five symbols, weighted.
    const { base } = phoenixAscend.model.strips;
    const shares = base.map((strip) =>
      slot.symbolNames.map((name) => strip.filter((shown) => shown === name).length / strip.length),
    );
    let expected = 0;
    const walk = (symbols: readonly number[], chance: number): void => {
      if (symbols.length === 5) {
        expected += chance * bestLinePay(symbols);
        return;
      }
      for (const [symbol, share] of (shares[symbols.length] ?? []).entries()) {
        walk([...symbols, symbol], chance * share);
      }
    };
    walk([], 1);
    const scatters = [0, 1, 2, 3, 4, 5].map((count) => chanceOfScatters(base, count));
    const scatterPart = scatters.reduce(
      (sum, chance, count) => sum + (chance * (slot.scatterPays[count] ?? 0)) / 20,
      0,
    );
    expect(expected + scatterPart).toBeCloseTo(facts.rtp - facts.featureRtp, 12);
  });
});

/** An independent formulation of the rule: tries every symbol that the line could count as. */
function bestLinePay(symbols: readonly number[]): number {
  const pays = slot.symbolNames.map((_, symbol) => {
    if (symbol === slot.scatter) return 0;
    const end = symbols.findIndex((shown) => shown !== symbol && shown !== slot.wild);
    const count = end < 0 ? 5 : end;
    const wildsOnly = symbols.slice(0, count).every((shown) => shown === slot.wild);
    return wildsOnly && symbol !== slot.wild ? 0 : (slot.linePays[symbol]?.[count] ?? 0);
  });
  const wildEnd = symbols.findIndex((shown) => shown !== slot.wild);
  const wildPay = slot.linePays[slot.wild]?.[wildEnd < 0 ? 5 : wildEnd] ?? 0;
  pays[slot.wild] = wildPay;
  return Math.max(...pays);
}

function chanceOfScatters(strips: readonly (readonly string[])[], wanted: number): number {
  const chances = strips.map(
    (strip) =>
      (rowsOf(phoenixAscend.model) * strip.filter((name) => name === 'sun').length) / strip.length,
  );
  let total = 0;
  for (let reels = 0; reels < 32; reels += 1) {
    const shows = chances.map((_, reel) => (reels >> reel) % 2 === 1);
    if (shows.filter(Boolean).length !== wanted) continue;
    total += chances.reduce(
      (product, chance, reel) => product * (shows[reel] ? chance : 1 - chance),
      1,
    );
  }
  return total;
}

describe('simulated rounds of Phoenix Ascend', () => {
  it('return on average the exact expectation', () => {
    const rounds = inSuite({ quick: 200_000, full: 2_000_000 });
    const stream = fastStream(20_260_616);
    let lineBets = 0;
    let hits = 0;
    let features = 0;
    for (let round = 0; round < rounds; round += 1) {
      const outcome = playRound(slot, stream);
      lineBets += outcome.lineBets;
      if (outcome.lineBets > 0) hits += 1;
      if (outcome.steps.length > 1) features += 1;
    }
    const rtp = lineBets / 20 / rounds;
    expect(Math.abs(rtp - facts.rtp)).toBeLessThan(facts.volatilityIndex / Math.sqrt(rounds));
    expect(Math.abs(hits / rounds - facts.hitRate)).toBeLessThan(interval(facts.hitRate, rounds));
    expect(Math.abs(features / rounds - facts.featureRate)).toBeLessThan(
      interval(facts.featureRate, rounds),
    );
  });
});

/** Half of the 95 % interval of a share in this number of rounds. */
function interval(share: number, rounds: number): number {
  return 1.96 * Math.sqrt((share * (1 - share)) / rounds);
}
