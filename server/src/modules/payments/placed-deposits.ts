import { BoundedCache } from '../../core/bounded-cache.ts';
import type { Services } from '../../core/context.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { StoredDeposit } from '../../db/hot-reads.ts';

const PLACED_MAX = 10_000;

/** Orders of this process whose first event has not come. One cache per database. */
const caches = new WeakMap<PrismaClient, BoundedCache<string, StoredDeposit>>();

function placedIn({ prisma }: Services): BoundedCache<string, StoredDeposit> {
  const placed = caches.get(prisma) ?? new BoundedCache<string, StoredDeposit>(PLACED_MAX);
  caches.set(prisma, placed);
  return placed;
}

/** Keeps an order that was just stored for the event that pays it. */
export function rememberPlaced(services: Services, order: StoredDeposit): void {
  const { outTradeNo, userId, walletType, amountMinor, status, remark } = order;
  const kept = { outTradeNo, userId, walletType, amountMinor, status, remark };
  placedIn(services).set(outTradeNo, kept);
}

/**
 * The order that an event is about. Its status may have moved on since, so whoever changes it names
 * the one that was read, and looks again when it is another; nothing else of an order changes
 * before it is paid.
 */
export function depositOfEvent(services: Services, outTradeNo: string): StoredDeposit | null {
  const placed = placedIn(services);
  const order = placed.get(outTradeNo);
  if (!order) return services.reads.deposit(outTradeNo);
  placed.delete(outTradeNo);
  return order;
}
