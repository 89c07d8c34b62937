import { isMarket, type Market } from '../../contract/markets.ts';
import type { Services } from '../../services.ts';
import { protectionOf } from '../safer-play/protection.ts';

/** The market whose rules hold for a player, as old as `protectionOf`. */
export async function marketOf(services: Services, userId: string): Promise<Market> {
  const { market } = await protectionOf(services, userId);
  if (!isMarket(market)) throw new Error(`player ${userId} is in an unknown market: ${market}`);
  return market;
}
