import type { Currency } from '../contract/money.ts';
import type { Entry, LedgerPort, PlayerBalance } from './port.ts';

/** Whoever watches the ledger from outside: never part of a post, and unable to fail one. */
export type LedgerObserver = {
  /** After the commit of an entry that is a player's, before its caller goes on. */
  onApplied(applied: { entry: Entry; balances: readonly PlayerBalance[] }): void;
  /** Gets what `onApplied` threw: the money has moved, and its caller must not hear otherwise. */
  onFailure(error: unknown): void;
};

export type ObservedLedger = LedgerPort & {
  /** Posts and writes without an answer yet. */
  readonly waiting: number;
};

/** The same ledger, with somebody looking on. */
export function observeLedger(ledger: LedgerPort, observer: LedgerObserver): ObservedLedger {
  let waiting = 0;
  const tell: LedgerObserver['onApplied'] = (applied) => {
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
        if (posted.outcome === 'applied' && entry.userId !== null) {
          tell({ entry, balances: posted.balances });
        }
        return posted;
      } finally {
        waiting -= 1;
      }
    },
    async write(rows) {
      waiting += 1;
      try {
        return await ledger.write(rows);
      } finally {
        waiting -= 1;
      }
    },
    balances: (userId) => ledger.balances(userId),
    ping: () => ledger.ping(),
    close: () => ledger.close(),
  };
}

/** The currencies in which an entry changed what its player can spend. */
export function walletsChangedBy({ userId, postings }: Entry): ReadonlySet<Currency> {
  const changed = new Set<Currency>();
  for (const { account, currency } of postings) {
    const isOwn = account.of === 'player' && account.userId === userId;
    if (isOwn && account.bucket === 'available') changed.add(currency);
  }
  return changed;
}
