import { DepositStatus } from '../../contract/enums.ts';
import { FIRST_DEPOSIT_BONUS_MAX_MAJOR } from '../../contract/first-deposit.ts';
import { type Currency, fromWholeMajor } from '../../contract/money.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { Entry, Posting } from '../../ledger/port.ts';
import { announceBalance, notify } from '../notifications/notify.ts';
import { creditedPostings, type DepositOrder, markPaid } from './deposits.repository.ts';

/** Mockpay charges nothing; another provider's fee would come with its event. */
const FEE_MINOR = 0n;

/**
 * Credits a paid order exactly once, with the first-deposit bonus when this is the player's first,
 * and lets the order's status follow the ledger. Called again after a crash it heals the order.
 * @returns false when the credit would pass the balance cap and was refused
 */
export async function creditDeposit(
  services: Services,
  { order, method }: { order: DepositOrder; method: string },
): Promise<boolean> {
  const withBonus = creditEntry({ services, order, bonusMinor: bonusFor(order) });
  let posted = await services.ledger.post(withBonus);
  if (posted.outcome === 'blocked') {
    posted = await services.ledger.post(creditEntry({ services, order, bonusMinor: 0n }));
  }
  if (posted.outcome !== 'applied' && posted.outcome !== 'replayed') return false;
  await followLedger(services, { order, method });
  return true;
}

/** Writes into the order what the ledger says was credited. */
async function followLedger(
  services: Services,
  { order, method }: { order: DepositOrder; method: string },
): Promise<void> {
  const postings = await creditedPostings(services.prisma, entryKey(order));
  const bonus = postings.find(({ type, amountMinor }) => type === 'bonus' && amountMinor > 0n);
  const bonusMinor = bonus?.amountMinor ?? 0n;
  const changed = await markPaid(services.prisma, {
    orderId: order.id,
    actualMinor: order.amountMinor - FEE_MINOR,
    feeMinor: FEE_MINOR,
    bonusMinor,
    paymentChannel: channelName(method),
    remark: remarkFor(order),
    at: services.clock.now(),
  });
  if (changed) await tellPlayer(services, { order, bonusMinor });
}

/** Only after the money is committed, and once: the order changed its state just now. */
async function tellPlayer(
  services: Services,
  { order, bonusMinor }: { order: DepositOrder; bonusMinor: bigint },
): Promise<void> {
  const { userId, walletType, amountMinor, outTradeNo } = order;
  const common = { userId, link: '/wallet' } as const;
  await notify(services, {
    ...common,
    id: `deposit.${outTradeNo}.paid`,
    type: 'deposit',
    message: 'depositPaid',
    params: { amountMinor: (amountMinor - FEE_MINOR).toString(), walletType },
  });
  if (bonusMinor > 0n) {
    await notify(services, {
      ...common,
      id: `deposit.${outTradeNo}.bonus`,
      type: 'bonus',
      message: 'depositBonus',
      params: { amountMinor: bonusMinor.toString(), walletType },
    });
  }
  await announceBalance(services, { userId, currency: parseCurrency(walletType) });
}

function creditEntry({
  services,
  order,
  bonusMinor,
}: {
  services: Services;
  order: DepositOrder;
  bonusMinor: bigint;
}): Entry {
  const firstDeposit = `first-deposit/${order.userId}`;
  const currency = parseCurrency(order.walletType);
  const withBonus = bonusMinor > 0n;
  return {
    key: entryKey(order),
    kind: 'deposit',
    request: JSON.stringify([order.outTradeNo, order.walletType, order.amountMinor.toString()]),
    userId: order.userId,
    occurredAt: services.clock.now(),
    postings: [
      ...transfer({
        from: 'bank',
        order,
        currency,
        amountMinor: order.amountMinor,
        type: 'deposit',
      }),
      ...(withBonus
        ? transfer({ from: 'promotion', order, currency, amountMinor: bonusMinor, type: 'bonus' })
        : []),
    ],
    marks: [firstDeposit],
    forbids: withBonus ? [firstDeposit] : [],
  };
}

function transfer(options: {
  from: 'bank' | 'promotion';
  order: DepositOrder;
  currency: Currency;
  amountMinor: bigint;
  type: 'deposit' | 'bonus';
}): Posting[] {
  const { from, order, currency, amountMinor, type } = options;
  const player = { of: 'player', userId: order.userId, bucket: 'available' } as const;
  return [
    { account: { of: from }, currency, amountMinor: -amountMinor, type },
    { account: player, currency, amountMinor, type },
  ];
}

function bonusFor(order: DepositOrder): bigint {
  const currency = parseCurrency(order.walletType);
  const maxMinor = fromWholeMajor(FIRST_DEPOSIT_BONUS_MAX_MAJOR[currency], currency);
  return order.amountMinor < maxMinor ? order.amountMinor : maxMinor;
}

function entryKey(order: DepositOrder): string {
  return `deposit/${order.outTradeNo}`;
}

function channelName(method: string): string {
  const names: Readonly<Record<string, string>> = {
    card: 'Card',
    pix: 'PIX',
    bank: 'Bank transfer',
  };
  const name = names[method];
  return name ? `Mockpay · ${name}` : 'Mockpay';
}

function remarkFor(order: DepositOrder): string {
  if (order.status === DepositStatus.failed) return 'Paid after the order had failed';
  if (order.status === DepositStatus.cancelled) return 'Paid after the order was cancelled';
  return order.remark;
}
