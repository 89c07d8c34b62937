import { linesPercent, viewsOf } from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import { parade7 } from '@fairhall/game-server/engines/fruit-machine/parade-7';
import { RAREST_ODDS } from '@fairhall/game-server/engines/slot/slot-game';
import { expect, it } from 'vitest';
import { fruitMachineFacts } from './fruit-machine-facts.ts';

const { tables, stated } = parade7;
const facts = fruitMachineFacts(tables);

const stated3 = (odds: number): number =>
  odds < RAREST_ODDS ? Number(odds.toPrecision(3)) : RAREST_ODDS;

it('states the exact figures of Parade 7 with the best choice of every first view', () => {
  expect({
    rtp: (100 * facts.rtp).toFixed(2),
    hitRate: Number(facts.hitRate.toFixed(4)),
    featureRate: Number(facts.featureRate.toFixed(4)),
    volatilityIndex: Number(facts.volatilityIndex.toFixed(2)),
    returnMax: facts.returnMax,
    odds: {
      hundred: stated3(facts.oddsFrom(100)),
      thousand: stated3(facts.oddsFrom(1000)),
      cap: stated3(facts.oddsFrom(tables.cap)),
    },
  }).toEqual({
    rtp: stated.rtp,
    hitRate: stated.hitRate,
    featureRate: stated.featureRate,
    volatilityIndex: stated.volatilityIndex,
    returnMax: stated.returnMax,
    odds: stated.odds,
  });
});

it('reaches its largest win once in 10⁸ rounds or oftener, and no other choice returns more', () => {
  expect(stated.returnMax).toBe(tables.cap * 100);
  expect(facts.oddsFrom(tables.cap)).toBeLessThan(1e8);
  const first = Math.max(...tables.wheel.segments.map(({ percent }) => percent));
  const views = [...viewsOf(tables)].map((stops) => linesPercent(tables, stops));
  expect(Math.max(...views)).toBeLessThan(first);
});
