import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '../../contract/first-deposit.ts';
import { fromWholeMajor } from '../../contract/money.ts';
import { BoundedCache } from '../../core/bounded-cache.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { DepositOrder } from './deposits.repository.ts';

const KNOWN_PLAYERS_MAX = 10_000;

/** The mark that a player's first deposit leaves in the ledger, once. */
export function firstDepositMark(userId: string): string {
  return `first-deposit/${userId}`;
}

/** What a first deposit of this order is matched with, in minor units: its amount, up to a limit. */
export function firstDepositBonus(order: Pick<DepositOrder, 'walletType' | 'amountMinor'>): bigint {
  const currency = parseCurrency(order.walletType);
  const maxMinor = fromWholeMajor(FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency], currency);
  return order.amountMinor < maxMinor ? order.amountMinor : maxMinor;
}

/**
 * Players known to have made a deposit: what is true once stays true. One cache per database; the
 * ledger, which asks for the mark itself, decides in any case.
 */
const caches = new WeakMap<PrismaClient, BoundedCache<string, true>>();

function knownIn({ prisma }: Services): BoundedCache<string, true> {
  const known = caches.get(prisma) ?? new BoundedCache<string, true>(KNOWN_PLAYERS_MAX);
  caches.set(prisma, known);
  return known;
}

export function rememberDeposited(services: Services, userId: string): void {
  knownIn(services).set(userId, true);
}

/** Whether a deposit of the player was paid before. */
export function hasDeposited(services: Services, userId: string): boolean {
  if (knownIn(services).get(userId)) return true;
  if (!services.reads.hasMark(firstDepositMark(userId))) return false;
  rememberDeposited(services, userId);
  return true;
}
