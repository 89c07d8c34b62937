import { isCurrency } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';

const kinds = ['loss', 'wager', 'time'] as const;
const periods = ['day', 'week', 'month'] as const;

/** The limit of the player that a bet would exceed. */
export type ReachedLimit = {
  readonly kind: (typeof kinds)[number];
  /** UTC: the day, the week from Monday, the month. */
  readonly period: (typeof periods)[number];
  /** Major units of the wallet type; minutes of a time limit. */
  readonly limit: number;
  readonly remaining: number;
  /** `null` for a time limit. */
  readonly walletType: Currency | null;
  /** ISO 8601. */
  readonly resetsAt: string;
};

/** The data of a refusal by a limit; `null` if they are missing or of another shape. */
export function reachedLimitOf(data: unknown): ReachedLimit | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...data };
  const { limit, remaining, resetsAt, walletType } = fields;
  const kind = kinds.find((known) => known === fields['kind']);
  const period = periods.find((known) => known === fields['period']);
  if (!kind || !period || typeof limit !== 'number' || typeof remaining !== 'number') return null;
  if (typeof resetsAt !== 'string' || Number.isNaN(Date.parse(resetsAt))) return null;
  if (kind === 'time') return { kind, period, limit, remaining, walletType: null, resetsAt };
  if (typeof walletType !== 'string' || !isCurrency(walletType)) return null;
  return { kind, period, limit, remaining, walletType, resetsAt };
}
