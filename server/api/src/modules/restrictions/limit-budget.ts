import type { Currency } from '../../contract/money.ts';
import { referenceRatesMicro } from '../../contract/reference-rates.ts';
import type { LimitPeriod } from '../../contract/safer-play.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import type { Budget, CountedType } from '../../ledger/port.ts';
import { limitWindow } from './limit-window.ts';

export type PlayLimitKind = 'loss' | 'wager';

/** A limit of a player's losses or stakes, as every bet reads it. */
export type PlayLimit = {
  readonly kind: PlayLimitKind;
  readonly period: LimitPeriod;
  /** `null` once it was removed: what it would count is counted on, for the player's next limit. */
  readonly amountMinor: bigint | null;
  readonly currency: Currency;
  /** Since when every entry of the player carries its budget, on every node. */
  readonly carriedSince: Date;
};

const countedTypes = {
  loss: ['bet', 'win', 'rollback'],
  wager: ['bet', 'rollback'],
} as const satisfies Record<PlayLimitKind, readonly CountedType[]>;

export function isPlayLimitKind(kind: string): kind is PlayLimitKind {
  return kind in countedTypes;
}

/** The counter of a limit in the window of a moment, and its maximum. */
export function limitBudget(
  limit: PlayLimit,
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
