import type { FruitMachineTables } from '@fairhall/game-server/definitions/fruit-machine-tables';
import { advisedReturns } from '@fairhall/game-server/engines/fruit-machine/advised-returns';

export type FruitMachineFacts = {
  readonly rtp: number;
  readonly hitRate: number;
  /** Chance that a round turns the wheel. */
  readonly featureRate: number;
  readonly volatilityIndex: number;
  /** Percent of the stake. */
  readonly returnMax: number;
  /** One in how many rounds returns so many stakes or more; infinite for none. */
  readonly oddsFrom: (stakes: number) => number;
};

/** The exact figures of a fruit machine with the best choice of every first view. */
export function fruitMachineFacts(tables: FruitMachineTables): FruitMachineFacts {
  const { weights, of, wheel } = advisedReturns(tables);
  const returns = [...weights].map(([percent, weight]) => ({
    stakes: percent / 100,
    chance: weight / of,
  }));
  const sum = (part: (stakes: number) => number): number =>
    returns.reduce((total, { stakes, chance }) => total + part(stakes) * chance, 0);
  const rtp = sum((stakes) => stakes);
  return {
    rtp,
    hitRate: sum((stakes) => (stakes > 0 ? 1 : 0)),
    featureRate: wheel / of,
    volatilityIndex: 1.96 * Math.sqrt(sum((stakes) => stakes ** 2) - rtp ** 2),
    returnMax: Math.max(...weights.keys()),
    oddsFrom: (least) => 1 / sum((stakes) => (stakes >= least ? 1 : 0)),
  };
}
