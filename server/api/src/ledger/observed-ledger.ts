import type { Currency } from '../contract/money.ts';
import type { Entry, LedgerPort, PlayerBalance } from './port.ts';

/** A player's entry after its commit, with the balances after it. */
export type AppliedEntry = {
  readonly entry: Entry & { readonly userId: string };
  readonly balances: readonly PlayerBalance[];
};

/** An observer of the ledger: never part of a post, and unable to fail one. */
export type LedgerObserver = {
  /** Called after the commit of a player's entry, before the post resolves. */
  onApplied(applied: AppliedEntry): void;
  /** Receives an error of `onApplied`: the money has moved, so the post must not fail. */
  onFailure(error: unknown): void;
};

export type ObservedLedger = LedgerPort & {
  /** Posts and writes in flight. */
  readonly waiting: number;
};

/** The same ledger with an observer. */
export function observeLedger(ledger: LedgerPort, observer: LedgerObserver): ObservedLedger {
  let waiting = 0;
  const notify: LedgerObserver['onApplied'] = (applied) => {
    try {
      observer.onApplied(applied);
    } catch (error) {
      observer.onFailure(error);
    }
  };
  return {
    get waiting() {
      return waiting;
    },
    async post(entry) {
      waiting += 1;
      try {
        const posted = await ledger.post(entry);
        const { userId } = entry;
        if (posted.outcome === 'applied' && userId !== null) {
          notify({ entry: { ...entry, userId }, balances: posted.balances });
        }
        return posted;
      } finally {
        waiting -= 1;
      }
    },
    async write(rows, options) {
      waiting += 1;
      try {
        return await ledger.write(rows, options);
      } finally {
        waiting -= 1;
      }
    },
    balances: (userId) => ledger.balances(userId),
    readings: ledger.readings,
    ping: () => ledger.ping(),
    close: () => ledger.close(),
  };
}

/** The currencies in which an entry changed its player's available balance. */
export function walletsChangedBy({ userId, postings }: Entry): ReadonlySet<Currency> {
  const changed = new Set<Currency>();
  for (const { account, currency } of postings) {
    const isOwn = account.of === 'player' && account.userId === userId;
    if (isOwn && account.bucket === 'available') changed.add(currency);
  }
  return changed;
}
