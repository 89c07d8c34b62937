import { type Page, rangeEndExclusive, rangeStart } from '../../contract/page.ts';
import type { Transaction } from '../../contract/payments.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { pageOfDeposits } from './deposits.repository.ts';
import { depositTransaction } from './payments.mapper.ts';

/** A page of a player's deposits. @throws AppError 1104 */
export async function depositRecords(
  services: Services,
  query: {
    userId: string;
    walletType?: string | undefined;
    status?: number | undefined;
    startTime?: string | undefined;
    endTime?: string | undefined;
    pageNum: number;
    pageSize: number;
  },
): Promise<Page<Transaction>> {
  const { userId, status, startTime, endTime, pageNum, pageSize } = query;
  const { rows, total } = await pageOfDeposits(services.prisma, {
    userId,
    status,
    walletType: query.walletType === undefined ? undefined : parseCurrency(query.walletType),
    from: startTime === undefined ? undefined : rangeStart(startTime),
    until: endTime === undefined ? undefined : rangeEndExclusive(endTime),
    skip: (pageNum - 1) * pageSize,
    take: pageSize,
  });
  return { list: rows.map(depositTransaction), total, pageNum, pageSize };
}
