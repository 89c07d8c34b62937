import type { Currency } from '../../contract/money.ts';
import { referenceRatesMicro } from '../../contract/reference-rates.ts';
import type { LimitPeriod } from '../../contract/safer-play.ts';
import { budgetsOf } from '../../ledger/budget-count.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import type { Budget, CountedType, Entry } from '../../ledger/port.ts';
import { limitWindow } from './limit-window.ts';

export type MoneyLimitKind = 'deposit' | 'loss' | 'wager';

/** A limit of a player's deposits, losses or stakes, as every entry reads it that it counts. */
export type MoneyLimit = {
  readonly kind: MoneyLimitKind;
  readonly period: LimitPeriod;
  /** `null` once it was removed: what it would count is counted on, for the player's next limit. */
  readonly amountMinor: bigint | null;
  readonly currency: Currency;
  /** Since when every entry of the player carries its budget, on every node. */
  readonly carriedSince: Date;
};

/** A limit of deposits that was not removed. */
export type DepositLimit = MoneyLimit & { readonly amountMinor: bigint };

const countedTypes = {
  deposit: ['deposit'],
  loss: ['bet', 'win', 'rollback'],
  wager: ['bet', 'rollback'],
} as const satisfies Record<MoneyLimitKind, readonly CountedType[]>;

export function isMoneyLimitKind(kind: string): kind is MoneyLimitKind {
  return kind in countedTypes;
}

/** The counter of a limit in the window of a moment, and its maximum. */
export function limitBudget(
  limit: MoneyLimit,
  { userId, at }: { userId: string; at: Date },
): Omit<Budget, 'deltaMinor'> {
  const { kind, period, amountMinor, currency, carriedSince } = limit;
  const { from, until } = limitWindow(period, at);
  return {
    key: ledgerKey('limit', userId, kind, period, from.toISOString().slice(0, 10)),
    maxMinor: amountMinor,
    init: {
      types: countedTypes[kind],
      from,
      until,
      currency,
      ratesMicro: referenceRatesMicro,
      carriedSince,
    },
  };
}

/** The budgets by which limits count an entry of their player. */
export function limitBudgets(limits: readonly MoneyLimit[], entry: PlayerEntry): readonly Budget[] {
  const { userId, occurredAt: at } = entry;
  return limits.flatMap((limit) => budgetsOf(entry, limitBudget(limit, { userId, at })));
}

type PlayerEntry = Entry & { readonly userId: string };
