import { useNow } from '@/lib/time/use-now.ts';
import type { LoadedOrder } from './order-api.ts';

const TICK_MS = 500;

export type TimeLeft = {
  readonly seconds: number;
  /** From 1 at the order's creation down to 0 at its expiry. */
  readonly share: number;
};

/** The remaining time to pay, by the server's clock. */
export function useCountdown(order: LoadedOrder): TimeLeft {
  return timeLeft(order, useNow(TICK_MS));
}

/** @param deviceNow the device's clock, Unix milliseconds */
export function timeLeft(
  { createdAt, expiresAt, clockOffsetMs }: LoadedOrder,
  deviceNow: number,
): TimeLeft {
  const expiry = Date.parse(expiresAt);
  const lifetimeMs = expiry - Date.parse(createdAt);
  const left = Math.min(Math.max(expiry - (deviceNow + clockOffsetMs), 0), lifetimeMs);
  return { seconds: Math.ceil(left / 1000), share: left / lifetimeMs };
}
