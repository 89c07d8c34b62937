import { parseCurrency } from '../../core/currency-input.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import type { Entry, Posting } from '../../ledger/port.ts';
import type { RowWrite } from '../../ledger/rows.ts';
import type { DepositOrder } from './deposits.repository.ts';
import { firstDepositTag } from './first-deposit.ts';

type PaidOrder = Pick<DepositOrder, 'outTradeNo' | 'userId' | 'walletType' | 'amountMinor'>;
type DepositEntry = Entry & { readonly userId: string };

/** The key of the one entry that credits a deposit, or marks its payment for return. */
export function depositKey({ outTradeNo }: Pick<PaidOrder, 'outTradeNo'>): string {
  return ledgerKey('deposit', outTradeNo);
}

/**
 * Credits the paid amount, debits the provider's fee and adds the bonus. An entry with a bonus is
 * blocked when the player has an earlier deposit, or the person the bonus on another account.
 * @param credit.isFirst whether it may be the player's first deposit; `false` only when the tag of
 *   an earlier one exists
 * @param credit.bonusTag of the bonus to the person
 * @param credit.rows side rows of the entry
 */
export function creditEntry({
  order,
  feeMinor,
  bonusMinor,
  isFirst,
  bonusTag = null,
  at,
  rows = [],
}: {
  order: PaidOrder;
  feeMinor: bigint;
  bonusMinor: bigint;
  isFirst: boolean;
  bonusTag?: string | null;
  at: Date;
  rows?: readonly RowWrite[];
}): DepositEntry {
  const { outTradeNo, userId, walletType, amountMinor } = order;
  const firstDeposit = firstDepositTag(userId);
  const ofPerson = bonusMinor > 0n && bonusTag !== null ? [bonusTag] : [];
  const player = { of: 'player', userId, bucket: 'available' } as const;
  const currency = parseCurrency(walletType);
  const postings: Posting[] = [
    { account: { of: 'bank' }, currency, amountMinor: -amountMinor, type: 'deposit' },
    { account: player, currency, amountMinor, type: 'deposit' },
  ];
  if (feeMinor > 0n) {
    postings.push(
      { account: player, currency, amountMinor: -feeMinor, type: 'fee' },
      { account: { of: 'fees' }, currency, amountMinor: feeMinor, type: 'fee' },
    );
  }
  if (bonusMinor > 0n) {
    postings.push(
      { account: { of: 'promotion' }, currency, amountMinor: -bonusMinor, type: 'bonus' },
      { account: player, currency, amountMinor: bonusMinor, type: 'bonus' },
    );
  }
  return {
    key: depositKey(order),
    kind: 'deposit',
    request: JSON.stringify([outTradeNo, walletType, amountMinor.toString()]),
    userId,
    occurredAt: at,
    postings,
    tags: [...(isFirst ? [firstDeposit] : []), ...ofPerson],
    mustNotExist: bonusMinor > 0n ? [firstDeposit, ...ofPerson] : [],
    rows,
  };
}

/**
 * Marks a payment for return: it moves no money, and with the key of the credit each excludes the other,
 * whichever process posts them.
 */
export function returnedDepositEntry({
  order,
  at,
  rows,
}: {
  order: PaidOrder;
  at: Date;
  rows: readonly RowWrite[];
}): DepositEntry {
  return {
    key: depositKey(order),
    kind: 'deposit-return',
    request: JSON.stringify([order.outTradeNo, 'return']),
    userId: order.userId,
    occurredAt: at,
    postings: [],
    rows,
  };
}
