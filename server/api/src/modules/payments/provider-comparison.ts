import { DepositStatus } from '../../contract/enums.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type {
  PaymentGateway,
  ProviderTransaction,
  TransactionKind,
  TransactionPage,
} from './payment-gateway.ts';
import {
  depositStatuses,
  findLastPayment,
  knownWithdrawals,
} from './provider-comparison.repository.ts';

/** A transaction of the provider that the database does not have, or has as unpaid. */
export type Unrecorded = ProviderTransaction & {
  readonly kind: TransactionKind;
  readonly here: 'unknown' | 'unpaid';
};

type Compared = { readonly prisma: PrismaClient; readonly gateway: PaymentGateway };

/** Tolerance for a clock of the provider that differs, and for calls that took long. */
const MARGIN_MS = 3_600_000;

/**
 * The time from which a backup may lack what the provider knows: the last payment that it contains,
 * and a margin. What both know in the margin is not listed.
 */
export async function comparisonStart(prisma: PrismaClient): Promise<Date> {
  const lastMs = (await findLastPayment(prisma))?.getTime() ?? 0;
  return new Date(Math.max(lastMs - MARGIN_MS, 0));
}

/**
 * Lists the money that the provider took or paid out, or may still take, since a time, and that the
 * database does not know: after a restore, what happened since the backup. An open withdrawal is not
 * listed, because its job requests its state again.
 * @throws PaymentUnavailableError
 */
export async function* unrecordedTransactions(
  { prisma, gateway }: Compared,
  since: Date,
): AsyncGenerator<Unrecorded> {
  for await (const { list } of pages(gateway, { kind: 'order', since })) {
    yield* unrecordedDeposits(list, await depositStatuses(prisma, numbersOf(list)));
  }
  for await (const { list } of pages(gateway, { kind: 'payout', since })) {
    const known = await knownWithdrawals(prisma, numbersOf(list));
    const unknown = list.filter(({ number, status }) => status !== 'failed' && !known.has(number));
    for (const payout of unknown) yield { ...payout, kind: 'payout', here: 'unknown' };
  }
}

function* unrecordedDeposits(
  list: readonly ProviderTransaction[],
  statuses: ReadonlyMap<string, number>,
): Generator<Unrecorded> {
  for (const order of list) {
    const isPaid = order.status === 'paid';
    const stored = statuses.get(order.number);
    if (stored === undefined) {
      if (isPaid || order.status === 'pending') yield { ...order, kind: 'order', here: 'unknown' };
    } else if (isPaid && stored !== DepositStatus.paid) {
      yield { ...order, kind: 'order', here: 'unpaid' };
    }
  }
}

async function* pages(
  gateway: PaymentGateway,
  query: { kind: TransactionKind; since: Date },
): AsyncGenerator<TransactionPage> {
  for (let after: number | null = 0; after !== null; ) {
    const page: TransactionPage = await gateway.transactions({ ...query, after });
    yield page;
    after = page.next;
  }
}

function numbersOf(list: readonly ProviderTransaction[]): string[] {
  return list.map(({ number }) => number);
}
