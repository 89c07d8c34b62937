import { notificationTypes } from '@fairhall/api/contract/notification-types';
import type { NotificationType } from '@/lib/api/contract-types.ts';

const SAMPLES = 10;
const TWO_WEEKS_MS = 14 * 86_400_000;

export type Sample = {
  readonly id: string;
  readonly type: NotificationType;
  /** ISO 8601. */
  readonly createdAt: string;
};

type Source = {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** From 0 to 1, as Math.random. */
  readonly random: () => number;
};

/**
 * Ten notifications of random types and ages, newest first, with every type among them: the
 * specification's substitute when the real ones cannot be loaded. The caller must label them as
 * samples.
 */
export function sampleNotifications({ nowMs, random }: Source): Sample[] {
  const anyType = () => notificationTypes[Math.floor(random() * notificationTypes.length)];
  const samples = Array.from({ length: SAMPLES }, (_, index) => ({
    id: `sample-${index}`,
    type: notificationTypes[index] ?? anyType() ?? 'system',
    createdAt: new Date(nowMs - random() * TWO_WEEKS_MS).toISOString(),
  }));
  return samples.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
