import type { NotificationType } from '@/lib/contract-types.ts';

export const SAMPLES = 10;
const TWO_WEEKS_MS = 14 * 86_400_000;

export const sampleTypes: readonly NotificationType[] = [
  'system',
  'activity',
  'game',
  'bonus',
  'deposit',
  'withdrawal',
  'warning',
  'promotion',
];

export type Sample = {
  readonly id: string;
  readonly type: NotificationType;
  readonly isRead: boolean;
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
 * Ten notifications of random types and ages, newest first: what the specification shows when the
 * real ones cannot be loaded. Whoever shows them says that they are samples.
 */
export function sampleNotifications({ nowMs, random }: Source): Sample[] {
  const samples = Array.from({ length: SAMPLES }, (_, index) => ({
    id: `sample-${index}`,
    type: sampleTypes[Math.floor(random() * sampleTypes.length)] ?? 'system',
    isRead: random() < 0.5,
    createdAt: new Date(nowMs - random() * TWO_WEEKS_MS).toISOString(),
  }));
  return samples.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
