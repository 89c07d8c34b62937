import { useNow } from '@/lib/time/use-now.ts';

const SECOND_MS = 1000;

/**
 * The full seconds until an order can no longer be paid, 0 from then on; null for an order without
 * an expiry.
 * @param expiresAt ISO 8601
 */
export function usePayTimeLeft(expiresAt: string | null): number | null {
  const now = useNow(expiresAt === null ? null : SECOND_MS);
  return expiresAt === null ? null : secondsLeft(expiresAt, now);
}

/** @param now milliseconds since 1970 */
export function secondsLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / SECOND_MS));
}
