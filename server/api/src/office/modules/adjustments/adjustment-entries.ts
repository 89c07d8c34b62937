import { parseCurrency } from '../../../core/currency-input.ts';
import { ledgerKey } from '../../../ledger/ledger-key.ts';
import type { Entry } from '../../../ledger/port.ts';

export type Money = {
  readonly id: string;
  readonly userId: string;
  readonly walletType: string;
  /** Below zero takes money from the player. */
  readonly amountMinor: bigint;
};

/** Of the entry that applies an adjustment or rejects it: one of both exists. */
const decided = (id: string) => ledgerKey('adjustment', id, 'decided');

/**
 * Moves the money of an adjustment, unless it was decided before.
 * `onceEach` are further tags, of which each belongs to one adjustment.
 */
export function applyingEntry(
  { id, userId, walletType, amountMinor }: Money,
  { at, onceEach = [] }: { readonly at: Date; readonly onceEach?: readonly string[] },
): Entry {
  const common = { currency: parseCurrency(walletType), type: 'adjustment' } as const;
  return {
    key: ledgerKey('adjustment', id),
    kind: 'adjustment',
    request: JSON.stringify([userId, walletType, amountMinor.toString()]),
    userId,
    occurredAt: at,
    postings: [
      { ...common, account: { of: 'player', userId, bucket: 'available' }, amountMinor },
      { ...common, account: { of: 'adjustments' }, amountMinor: -amountMinor },
    ],
    tags: [decided(id), ...onceEach],
    mustNotExist: [decided(id), ...onceEach],
  };
}

/** Ends a waiting adjustment without moving money, unless it was decided before. */
export function rejectingEntry({ id, userId }: Money, at: Date): Entry {
  return {
    key: ledgerKey('adjustment', id, 'reject'),
    kind: 'adjustment',
    request: id,
    userId,
    occurredAt: at,
    postings: [],
    tags: [decided(id)],
    mustNotExist: [decided(id)],
  };
}
