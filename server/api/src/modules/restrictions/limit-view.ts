import { type Currency, toMajor } from '../../contract/money.ts';
import {
  LIMIT_CONFIRM_HOURS,
  LIMIT_RAISE_DELAY_HOURS,
  type LimitView,
} from '../../contract/safer-play.ts';
import type { Usage } from './limit-usage.repository.ts';
import type { PendingChange, StoredLimit } from './limits.repository.ts';

const HOUR_MS = 3_600_000;

/** From when a pending change can be confirmed, and when it lapses. */
export function pendingTimes({ requestedAt }: PendingChange): {
  confirmableAt: Date;
  lapsesAt: Date;
} {
  const confirmableMs = requestedAt.getTime() + LIMIT_RAISE_DELAY_HOURS * HOUR_MS;
  return {
    confirmableAt: new Date(confirmableMs),
    lapsesAt: new Date(confirmableMs + LIMIT_CONFIRM_HOURS * HOUR_MS),
  };
}

/** A pending change that has not lapsed. */
export function pendingAt({ pending }: StoredLimit, now: Date): PendingChange | null {
  return pending && now < pendingTimes(pending).lapsesAt ? pending : null;
}

/** A limit that was not removed, as the player sees it. */
export function limitView(
  limit: StoredLimit & { readonly amountMinor: bigint },
  { usage, resetsAt, now }: { usage: Usage; resetsAt: Date; now: Date },
): LimitView {
  const { kind, period, amountMinor, currency, setAt } = limit;
  const pending = pendingAt(limit, now);
  const { usedMinor, isEstimate } = usage;
  const leftMinor = amountMinor - usedMinor;
  return {
    kind,
    period,
    amount: shown(amountMinor, currency),
    walletType: currency,
    used: shown(usedMinor, currency),
    remaining: shown(leftMinor > 0n ? leftMinor : 0n, currency),
    isEstimate,
    resetsAt: resetsAt.toISOString(),
    setAt: setAt.toISOString(),
    pending: pending && pendingView(pending, limit),
  };
}

function pendingView(pending: PendingChange, { currency }: StoredLimit): LimitView['pending'] {
  const { amountMinor, requestedAt } = pending;
  const { confirmableAt, lapsesAt } = pendingTimes(pending);
  return {
    amount: amountMinor === null ? null : shown(amountMinor, currency),
    requestedAt: requestedAt.toISOString(),
    confirmableAt: confirmableAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
  };
}

/** Major units, or the minutes of a time limit. */
function shown(minor: bigint, currency: Currency | null): number {
  return currency === null ? Number(minor) : toMajor(minor, currency);
}
