import { describe, expect, it } from 'vitest';
import { currencies } from '../../../../contract/money.ts';
import { catalogue } from '../../catalogue/catalogue.ts';
import { stakesIn } from '../../stakes.ts';
import { slotGames } from '../slot-engines.ts';
import { volatilityOf } from '../volatility.ts';
import { slotFacts } from './lines-facts.ts';
import { maxWinLineBets } from './lines-max-win.ts';
import { compileLinesSlot, unitsOf } from './lines-model.ts';
import { playRound } from './lines-slot.ts';
import { fastStream } from './lines-testing.ts';

describe.each(slotGames.map((game) => [game.gameId, game] as const))('%s', (gameId, game) => {
  const slot = compileLinesSlot(game.model);
  const facts = slotFacts(slot);
  const { stated } = game;

  it('returns exactly what it states, with its volatility and hit rate', () => {
    expect((facts.rtp * 100).toFixed(2)).toBe(stated.rtp);
    expect(facts.volatilityIndex).toBeCloseTo(stated.volatilityIndex, 2);
    expect(facts.hitRate).toBeCloseTo(stated.hitRate, 4);
  });

  it('can pay the stated largest win and not more', () => {
    expect(Math.floor(maxWinLineBets(slot) / unitsOf(game.model))).toBe(stated.maxWinMultiple);
  }, 60_000);

  it('gives every stop exactly the same chance', () => {
    const strips = [...game.model.strips.base, ...game.model.strips.free];
    for (const strip of strips) expect(2 ** 32 % strip.length).toBe(0);
  });

  it('splits every stake of every currency into whole line bets', () => {
    const row = catalogue.find((candidate) => candidate.gameId === gameId);
    const units = BigInt(unitsOf(game.model));
    for (const currency of currencies) {
      for (const stake of stakesIn(currency, row?.betList ?? [])) expect(stake % units).toBe(0n);
    }
  });

  it('pays in play what its mathematics promises', () => {
    const rounds = 200_000;
    const stream = fastStream(20_250_616);
    let lineBets = 0;
    for (let round = 0; round < rounds; round += 1) lineBets += playRound(slot, stream).lineBets;
    const rtp = lineBets / unitsOf(game.model) / rounds;
    expect(Math.abs(rtp - facts.rtp)).toBeLessThan(
      (1.5 * facts.volatilityIndex) / Math.sqrt(rounds),
    );
  }, 60_000);
});

it('offers slots of low, medium and high volatility', () => {
  const words = slotGames.map(({ stated }) => volatilityOf(stated.volatilityIndex));
  expect(new Set(words)).toEqual(new Set(['low', 'medium', 'high']));
});
