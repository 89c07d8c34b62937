import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import type { Entry, EntryKind, Posting } from '../../ledger/port.ts';
import type { WithdrawOrder as StoredOrder } from './withdrawals.repository.ts';

type WithdrawOrder = Pick<StoredOrder, 'orderNum' | 'userId' | 'walletType' | 'amountMinor'>;

/**
 * Keys of a withdrawal's entries: the money is frozen once, and then settled or returned once. A review
 * in between approves it once. Each entry also writes its key as a tag, which the others check.
 */
function keysOf({ orderNum }: Pick<WithdrawOrder, 'orderNum'>) {
  return {
    freeze: ledgerKey('withdraw', orderNum, 'freeze'),
    settle: ledgerKey('withdraw', orderNum, 'settle'),
    returnFunds: ledgerKey('withdraw', orderNum, 'return'),
    approve: ledgerKey('withdraw', orderNum, 'approve'),
  };
}

/** The tag of the first withdrawal to an account; a hash, because tags are kept for ever. */
export function payoutAccountTag({ accountKey }: Pick<StoredOrder, 'accountKey'>): string {
  return ledgerKey('payout-account', sha256(accountKey));
}

/** Moves the amount from available to frozen. */
export function freezeEntry(
  order: WithdrawOrder & Pick<StoredOrder, 'accountKey'>,
  at: Date,
): Entry {
  const keys = keysOf(order);
  return {
    ...common(order, at),
    key: keys.freeze,
    kind: 'withdraw-freeze',
    postings: moved(order, { from: 'available', to: 'frozen', type: 'freeze' }),
    tags: [keys.freeze, payoutAccountTag(order)],
  };
}

/** Moves the frozen amount to the bank, which has paid it out. */
export function settleEntry(order: WithdrawOrder, at: Date): Entry {
  const keys = keysOf(order);
  const currency = parseCurrency(order.walletType);
  const frozen = { of: 'player', userId: order.userId, bucket: 'frozen' } as const;
  return {
    ...common(order, at),
    key: keys.settle,
    kind: 'withdraw-settle',
    postings: [
      { account: frozen, currency, amountMinor: -order.amountMinor, type: 'withdraw' },
      { account: { of: 'bank' }, currency, amountMinor: order.amountMinor, type: 'withdraw' },
    ],
    tags: [keys.settle],
    mustExist: [keys.freeze],
    mustNotExist: [keys.returnFunds],
  };
}

/** Makes the frozen amount available again after a failed payout. */
export function returnEntry(order: WithdrawOrder, at: Date): Entry {
  const keys = keysOf(order);
  return {
    ...common(order, at),
    key: keys.returnFunds,
    kind: 'withdraw-return',
    undoes: keys.freeze,
    postings: moved(order, { from: 'frozen', to: 'available', type: 'release' }),
    tags: [keys.returnFunds],
    mustExist: [keys.freeze],
    mustNotExist: [keys.settle],
  };
}

/**
 * Approves a withdrawal that waits for a decision: it moves no money. An approval and a rejection
 * exclude each other, whichever process posts them.
 * @param decision.by identifies the decision: that of another member of staff is a conflict
 */
export function approveEntry(order: WithdrawOrder, decision: { by: string; at: Date }): Entry {
  const keys = keysOf(order);
  return {
    ...common(order, decision.at),
    request: JSON.stringify([order.orderNum, 'approve', decision.by]),
    key: keys.approve,
    kind: 'withdraw-approve',
    postings: [],
    tags: [keys.approve],
    mustExist: [keys.freeze],
    mustNotExist: [keys.returnFunds, keys.settle],
  };
}

/** Returns the frozen money of a withdrawal that was not approved; `decision` as of `approveEntry`. */
export function rejectEntry(order: WithdrawOrder, decision: { by: string; at: Date }): Entry {
  const keys = keysOf(order);
  return {
    ...returnEntry(order, decision.at),
    request: JSON.stringify([order.orderNum, 'reject', decision.by]),
    mustNotExist: [keys.settle, keys.approve],
  };
}

/** The keys of all entries that an order may have. */
export function withdrawalKeys(order: Pick<WithdrawOrder, 'orderNum'>): string[] {
  return Object.values(keysOf(order));
}

function common(order: WithdrawOrder, at: Date) {
  return {
    request: JSON.stringify([order.orderNum, order.walletType, order.amountMinor.toString()]),
    userId: order.userId,
    occurredAt: at,
  } satisfies Omit<Entry, 'key' | 'kind' | 'postings'> & { kind?: EntryKind };
}

/** The debit first: the cap counts both buckets together, posting by posting. */
function moved(
  order: WithdrawOrder,
  { from, to, type }: { from: Bucket; to: Bucket; type: 'freeze' | 'release' },
): Posting[] {
  const { userId, amountMinor } = order;
  const currency = parseCurrency(order.walletType);
  const player = { of: 'player', userId } as const;
  return [
    { account: { ...player, bucket: from }, currency, amountMinor: -amountMinor, type },
    { account: { ...player, bucket: to }, currency, amountMinor, type },
  ];
}

type Bucket = 'available' | 'frozen';
