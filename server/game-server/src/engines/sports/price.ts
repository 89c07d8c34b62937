import type { MarketName } from '../../contract/fixture-schemas.ts';
import { type ExactChance, type OddsHundredths, oddsOf } from './odds.ts';

export type PricedSelection = {
  readonly selection: string;
  readonly chance: ExactChance;
  /** `null` if none are offered. */
  readonly odds: OddsHundredths | null;
};

export type PricedMarket = {
  readonly market: MarketName;
  readonly selections: readonly PricedSelection[];
};

/** Selections with their exact chances, at the odds of a market's margin. */
export function pricedMarket(
  market: MarketName,
  {
    chances,
    marginPercent,
  }: { chances: Iterable<readonly [string, ExactChance]>; marginPercent: number },
): PricedMarket {
  const selections = [...chances].map(([selection, chance]) => ({
    selection,
    chance,
    odds: oddsOf(chance, marginPercent),
  }));
  return { market, selections };
}
