import { isMarket, type Market } from '../../contract/markets.ts';
import type { Services } from '../../services.ts';
import { type Protection, protectionOf } from '../safer-play/protection.ts';

/** The market whose rules hold for a player. */
export async function marketOf(services: Services, userId: string): Promise<Market> {
  return marketIn(await protectionOf(services, userId));
}

/** As `marketOf`, of a protection that was read. */
export function marketIn({ market }: Pick<Protection, 'market'>): Market {
  if (!isMarket(market)) throw new Error(`a player is in an unknown market: ${market}`);
  return market;
}
