import type { Language } from '../../../contract/enums.ts';
import { AppError } from '../../../core/app-error.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import { type PageRequest, pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import { depositKey } from '../../../modules/payments/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { Sort } from '../../contract/fields.ts';
import { entryView } from '../ledger/entries.mapper.ts';
import { entriesByKeys } from '../ledger/entries.repository.ts';
import { eventsOfOrder, eventView } from '../payment-events.repository.ts';
import { playerRef } from '../players/player-ref.ts';
import { officeDeposit } from './office-deposits.mapper.ts';
import { findDepositWithPlayer, pageOfAllDeposits } from './office-deposits.repository.ts';

type ListRequest = PageRequest & {
  readonly status?: number | undefined;
  readonly walletType?: string | undefined;
  readonly uid?: string | undefined;
  readonly q: string;
  readonly sort?: Sort;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly language: Language;
};

/** A page of deposits of all players. @throws UNKNOWN_CURRENCY */
export async function listDeposits({ prisma, clock }: OfficeContext, request: ListRequest) {
  const { status, walletType, uid, q: text, sort, language } = request;
  const { rows, total } = await pageOfAllDeposits(prisma, {
    status,
    walletType: walletType === undefined ? undefined : parseCurrency(walletType),
    userId: uid,
    ...{ text, sort },
    createdAt: withinRange(request),
    ...rowsOf(request),
  });
  return pageFor(request, {
    list: rows.map(({ user, ...order }) => ({
      order: officeDeposit(order, language),
      player: playerRef(user),
    })),
    total,
    now: clock.now(),
  });
}

/** A deposit with the provider's events and its entries. @throws NOT_FOUND */
export async function depositDetail(
  { prisma }: OfficeContext,
  { outTradeNo, language }: { outTradeNo: string; language: Language },
) {
  const stored = await findDepositWithPlayer(prisma, outTradeNo);
  if (!stored) throw new AppError('NOT_FOUND');
  const [events, entries] = await Promise.all([
    eventsOfOrder(prisma, outTradeNo),
    entriesByKeys(prisma, [depositKey(stored)]),
  ]);
  const { user, ...order } = stored;
  return {
    order: officeDeposit(order, language),
    player: playerRef(user),
    events: events.map(eventView),
    entries: entries.map(entryView),
  };
}
