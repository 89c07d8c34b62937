import { parseCurrency } from '../../core/currency-input.ts';
import type { Account, Entry, Posting, PostingType } from '../../ledger/port.ts';
import type { DepositOrder } from './deposits.repository.ts';
import { firstDepositMark } from './first-deposit.ts';

type PaidOrder = Pick<DepositOrder, 'outTradeNo' | 'userId' | 'walletType' | 'amountMinor'>;

/** The key of the one entry that credits a deposit. */
export function depositKey({ outTradeNo }: Pick<PaidOrder, 'outTradeNo'>): string {
  return `deposit/${outTradeNo}`;
}

/**
 * Credits what was paid, takes the provider's fee from it, and adds the bonus, which stands only as
 * long as the player has made no deposit before.
 */
export function creditEntry({
  order,
  feeMinor,
  bonusMinor,
  at,
}: {
  order: PaidOrder;
  feeMinor: bigint;
  bonusMinor: bigint;
  at: Date;
}): Entry {
  const firstDeposit = firstDepositMark(order.userId);
  const player = { of: 'player', userId: order.userId, bucket: 'available' } as const;
  const currency = parseCurrency(order.walletType);
  const move = (options: { from: Account; to: Account; amountMinor: bigint; type: PostingType }) =>
    transfer({ ...options, currency });
  return {
    key: depositKey(order),
    kind: 'deposit',
    request: JSON.stringify([order.outTradeNo, order.walletType, order.amountMinor.toString()]),
    userId: order.userId,
    occurredAt: at,
    postings: [
      ...move({
        from: { of: 'bank' },
        to: player,
        amountMinor: order.amountMinor,
        type: 'deposit',
      }),
      ...move({ from: player, to: { of: 'fees' }, amountMinor: feeMinor, type: 'fee' }),
      ...move({ from: { of: 'promotion' }, to: player, amountMinor: bonusMinor, type: 'bonus' }),
    ],
    marks: [firstDeposit],
    forbids: bonusMinor > 0n ? [firstDeposit] : [],
  };
}

/** Two postings, or none when nothing moves. */
function transfer(options: {
  from: Account;
  to: Account;
  currency: Posting['currency'];
  amountMinor: bigint;
  type: PostingType;
}): Posting[] {
  const { from, to, currency, amountMinor, type } = options;
  if (amountMinor === 0n) return [];
  return [
    { account: from, currency, amountMinor: -amountMinor, type },
    { account: to, currency, amountMinor, type },
  ];
}
