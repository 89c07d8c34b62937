import type { Language } from '../../../contract/enums.ts';
import type { Page } from '../../../contract/page.ts';
import { AppError } from '../../../core/app-error.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import { type PageRequest, pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import { withdrawalKeys, withdrawalTimeline } from '../../../modules/payments/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { Sort } from '../../contract/fields.ts';
import type {
  WithdrawalDetail,
  WithdrawalRow,
  withdrawalStates,
} from '../../contract/withdrawals.ts';
import { entryView } from '../ledger/entries.mapper.ts';
import { entriesByKeys } from '../ledger/entries.repository.ts';
import { eventsOfOrder, eventView } from '../payment-events.repository.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { staffRef } from '../staff/staff-ref.ts';
import { withdrawalRow } from './office-withdrawals.mapper.ts';
import {
  decisionsOn,
  findWithdrawalWithPlayer,
  pageOfAllWithdrawals,
} from './office-withdrawals.repository.ts';
import { withdrawalFacts } from './withdrawal-facts.ts';

type ListRequest = PageRequest & {
  readonly state: (typeof withdrawalStates)[number];
  readonly walletType?: string | undefined;
  readonly uid?: string | undefined;
  readonly q: string;
  readonly sort?: Sort;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly language: Language;
};

/** A page of withdrawals of all players. @throws UNKNOWN_CURRENCY */
export async function listWithdrawals(
  { prisma, clock }: OfficeContext,
  request: ListRequest,
): Promise<Page<WithdrawalRow>> {
  const { state, walletType, uid, q: text, sort, language } = request;
  const { rows, total } = await pageOfAllWithdrawals(prisma, {
    state,
    walletType: walletType === undefined ? undefined : parseCurrency(walletType),
    userId: uid,
    ...{ text, sort },
    createdAt: withinRange(request),
    ...rowsOf(request),
  });
  const names = await staffNames(
    prisma,
    rows.map(({ reviewedBy }) => reviewedBy),
  );
  const now = clock.now();
  return pageFor(request, {
    list: rows.map((row) => withdrawalRow(row, { language, names, now })),
    total,
    now,
  });
}

/** A withdrawal with what a decision needs. @throws NOT_FOUND */
export async function withdrawalDetail(
  context: OfficeContext,
  { orderNum, language }: { orderNum: string; language: Language },
): Promise<WithdrawalDetail> {
  const { prisma, clock } = context;
  const stored = await findWithdrawalWithPlayer(prisma, orderNum);
  if (!stored) throw new AppError('NOT_FOUND');
  const [facts, decisions, events, entries] = await Promise.all([
    withdrawalFacts(context, stored),
    decisionsOn(prisma, orderNum),
    eventsOfOrder(prisma, orderNum),
    entriesByKeys(prisma, withdrawalKeys(stored)),
  ]);
  const names = await staffNames(prisma, [
    stored.reviewedBy,
    ...decisions.map(({ staffId }) => staffId),
  ]);
  const { reviewState: _inOrder, ...row } = withdrawalRow(stored, {
    language,
    names,
    now: clock.now(),
  });
  return {
    ...row,
    facts,
    timeline: withdrawalTimeline(stored, { flags: row.flags, decisions, events }).map(
      ({ at, kind, staffId, text }) => ({
        at: at.toISOString(),
        kind,
        by: staffRef(staffId, names),
        text,
      }),
    ),
    events: events.map(eventView),
    entries: entries.map(entryView),
  };
}
