import { z } from 'zod';
import { toMajor } from '../../../contract/money.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import type { OfficeContext } from '../../context.ts';
import type { OfficeEventData } from '../../contract/events.ts';
import { reviewStates } from '../../contract/withdrawals.ts';
import { amountUsd } from '../amounts.ts';
import {
  findBigWin,
  findChangedDeposit,
  findChangedWithdrawal,
} from './change-event.repository.ts';
import type { OfficeChange } from './office-events.ts';

type ChangeEvent = {
  [Name in OfficeChange['type']]: { readonly name: Name; readonly data: OfficeEventData<Name> };
}[OfficeChange['type']];

const storedState = z.enum(reviewStates);
const winParams = z.object({ amountMinor: z.string(), walletType: z.string() });

/** The event of a change, with the newest state; `null` when its row is gone. */
export function changeEvent(
  context: OfficeContext,
  change: OfficeChange,
): Promise<ChangeEvent | null> {
  switch (change.type) {
    case 'withdrawal':
      return withdrawalEvent(context, change.id);
    case 'deposit':
      return depositEvent(context, change.id);
    case 'bigWin':
      return bigWinEvent(context, change);
  }
}

async function withdrawalEvent({ prisma }: OfficeContext, id: string): Promise<ChangeEvent | null> {
  const order = await findChangedWithdrawal(prisma, id);
  if (!order) return null;
  const { orderNum, userId: uid, status, version } = order;
  const reviewState = storedState.parse(order.reviewState);
  return {
    name: 'withdrawal',
    data: { orderNum, uid, ...amountsOf(order), status, reviewState, version },
  };
}

async function depositEvent({ prisma }: OfficeContext, id: string): Promise<ChangeEvent | null> {
  const order = await findChangedDeposit(prisma, id);
  if (!order) return null;
  const { outTradeNo, userId: uid, status } = order;
  return { name: 'deposit', data: { outTradeNo, uid, ...amountsOf(order), status } };
}

async function bigWinEvent(
  { prisma }: OfficeContext,
  { id, gameId = null }: { id: string; gameId?: string | null | undefined },
): Promise<ChangeEvent | null> {
  const stored = await findBigWin(prisma, id);
  if (!stored) return null;
  const { amountMinor, walletType } = winParams.parse(JSON.parse(stored.params));
  const amounts = amountsOf({ amountMinor: BigInt(amountMinor), walletType });
  const { userId: uid, createdAt } = stored;
  return { name: 'bigWin', data: { uid, gameId, ...amounts, at: createdAt.toISOString() } };
}

function amountsOf(stored: { amountMinor: bigint; walletType: string }) {
  const { amountMinor } = stored;
  const walletType = parseCurrency(stored.walletType);
  return {
    walletType,
    amount: toMajor(amountMinor, walletType),
    amountUsd: amountUsd({ amountMinor, currency: walletType }),
  };
}
