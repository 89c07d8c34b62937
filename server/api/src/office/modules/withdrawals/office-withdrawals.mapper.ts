import { z } from 'zod';
import type { Language } from '../../../contract/enums.ts';
import { maskAccount } from '../../../contract/masking.ts';
import { toMajor } from '../../../contract/money.ts';
import { parseCurrency } from '../../../core/currency-input.ts';
import { banksOf, statusReasonText } from '../../../modules/payments/index.ts';
import {
  type OfficeWithdrawal,
  type ReviewFlag,
  reviewFlags,
  reviewStates,
  type WithdrawalRow,
} from '../../contract/withdrawals.ts';
import { amountUsd } from '../amounts.ts';
import { playerRef } from '../players/player-ref.ts';
import type { StaffNames } from '../staff/staff-names.repository.ts';
import { staffRef } from '../staff/staff-ref.ts';
import type { WithdrawalWithPlayer } from './office-withdrawals.repository.ts';

type Order = Omit<WithdrawalWithPlayer, 'user'>;
type Reader = { readonly language: Language; readonly names: StaffNames };

const storedState = z.enum(reviewStates);
const storedFlags = z.array(z.enum(reviewFlags));

export function officeWithdrawal(order: Order, { language, names }: Reader): OfficeWithdrawal {
  const walletType = parseCurrency(order.walletType);
  const bank = banksOf(walletType).find(({ bankCode }) => bankCode === order.bankCode);
  return {
    orderNum: order.orderNum,
    platOrderNum: order.platOrderNum,
    walletType,
    amount: toMajor(order.amountMinor, walletType),
    amountUsd: amountUsd({ amountMinor: order.amountMinor, currency: walletType }),
    actualAmount: toMajor(order.actualMinor, walletType),
    status: order.status,
    bankCode: order.bankCode,
    bankName: bank?.bankName ?? order.bankCode,
    account: maskAccount(order.bankAccount),
    remark: statusReasonText(order.remark, language),
    reviewState: storedState.parse(order.reviewState),
    reviewedBy: staffRef(order.reviewedBy, names),
    reviewedAt: order.reviewedAt?.toISOString() ?? null,
    version: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

export function withdrawalRow(
  { user, ...order }: WithdrawalWithPlayer,
  { now, ...reader }: Reader & { now: Date },
): WithdrawalRow {
  const view = officeWithdrawal(order, reader);
  return {
    order: view,
    player: playerRef(user),
    flags: flagsOf(order),
    ageS: ageS(order.createdAt, now),
    reviewState: view.reviewState,
  };
}

export function flagsOf({ reviewFlags: stored }: Pick<Order, 'reviewFlags'>): ReviewFlag[] {
  return storedFlags.parse(JSON.parse(stored));
}

/** Whole seconds since a time. */
export function ageS(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1000));
}
