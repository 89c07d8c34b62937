import type { Language } from '../../contract/enums.ts';
import type { Page } from '../../contract/page.ts';
import type { Transaction } from '../../contract/payments.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { type PageRequest, pageFor, rowsOf, withinRange } from '../../core/page-of.ts';
import type { PaymentsContext } from './context.ts';
import { pageOfDeposits } from './deposits.repository.ts';
import type { OrderQuery } from './order-query.ts';
import { depositTransaction, withdrawTransaction } from './payments.mapper.ts';
import { pageOfWithdrawals } from './withdrawals.repository.ts';

type RecordsRequest = PageRequest & {
  readonly userId: string;
  readonly language: Language;
  readonly walletType?: string | undefined;
  readonly status?: number | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
};

/** A page of a player's deposits. @throws UNKNOWN_CURRENCY */
export async function depositRecords(
  { prisma, clock }: PaymentsContext,
  request: RecordsRequest,
): Promise<Page<Transaction>> {
  const { rows, total } = await pageOfDeposits(prisma, repositoryQuery(request));
  return pageFor(request, {
    list: rows.map((row) => depositTransaction(row, request.language)),
    total,
    now: clock.now(),
  });
}

/** A page of a player's withdrawals. @throws UNKNOWN_CURRENCY */
export async function withdrawRecords(
  { prisma, clock }: PaymentsContext,
  request: RecordsRequest,
): Promise<Page<Transaction>> {
  const { rows, total } = await pageOfWithdrawals(prisma, repositoryQuery(request));
  return pageFor(request, {
    list: rows.map((row) => withdrawTransaction(row, request.language)),
    total,
    now: clock.now(),
  });
}

function repositoryQuery(request: RecordsRequest): OrderQuery {
  const { userId, status, walletType } = request;
  const { gte: from, lt: until } = withinRange(request);
  return {
    userId,
    status,
    walletType: walletType === undefined ? undefined : parseCurrency(walletType),
    from,
    until,
    ...rowsOf(request),
  };
}
