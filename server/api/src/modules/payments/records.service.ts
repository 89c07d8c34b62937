import type { Language } from '../../contract/enums.ts';
import { type Page, rangeEndExclusive, rangeStart } from '../../contract/page.ts';
import type { Transaction } from '../../contract/payments.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { PaymentsContext } from './context.ts';
import { pageOfDeposits } from './deposits.repository.ts';
import type { OrderQuery } from './order-query.ts';
import { depositTransaction, withdrawTransaction } from './payments.mapper.ts';
import { pageOfWithdrawals } from './withdrawals.repository.ts';

type RecordsRequest = {
  readonly userId: string;
  readonly language: Language;
  readonly walletType?: string | undefined;
  readonly status?: number | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
};

/** A page of a player's deposits. @throws UNKNOWN_CURRENCY */
export async function depositRecords(
  { prisma }: PaymentsContext,
  request: RecordsRequest,
): Promise<Page<Transaction>> {
  const { rows, total } = await pageOfDeposits(prisma, repositoryQuery(request));
  return pageFor(request, {
    list: rows.map((row) => depositTransaction(row, request.language)),
    total,
  });
}

/** A page of a player's withdrawals. @throws UNKNOWN_CURRENCY */
export async function withdrawRecords(
  { prisma }: PaymentsContext,
  request: RecordsRequest,
): Promise<Page<Transaction>> {
  const { rows, total } = await pageOfWithdrawals(prisma, repositoryQuery(request));
  return pageFor(request, {
    list: rows.map((row) => withdrawTransaction(row, request.language)),
    total,
  });
}

function repositoryQuery(request: RecordsRequest): OrderQuery {
  const { userId, status, walletType, startTime, endTime, pageNum, pageSize } = request;
  return {
    userId,
    status,
    walletType: walletType === undefined ? undefined : parseCurrency(walletType),
    from: startTime === undefined ? undefined : rangeStart(startTime),
    until: endTime === undefined ? undefined : rangeEndExclusive(endTime),
    skip: (pageNum - 1) * pageSize,
    take: pageSize,
  };
}

function pageFor(
  { pageNum, pageSize }: RecordsRequest,
  found: { list: Transaction[]; total: number },
): Page<Transaction> {
  return { ...found, pageNum, pageSize };
}
