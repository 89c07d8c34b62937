import { DepositStatus, WithdrawStatus } from '@fairhall/api/contract/enums';
import { fromWholeMajor } from '@fairhall/api/contract/money';
import { creditEntry } from '@fairhall/api/modules/payments/deposit-entries';
import { firstDepositBonus } from '@fairhall/api/modules/payments/first-deposit';
import {
  freezeEntry,
  returnEntry,
  settleEntry,
} from '@fairhall/api/modules/payments/withdrawal-entries';
import type { Services } from '@fairhall/api/services';
import { daysBefore } from './sample-accounts.ts';
import {
  deposits,
  type SampleDeposit,
  type SampleWithdrawal,
  withdrawals,
} from './sample-orders.ts';

/** Sample orders never expire, so no job changes them. */
const NEVER = new Date('2100-01-01T00:00:00Z');

/** Deposit and withdrawal orders of the sample accounts, with their ledger entries. */
export async function seedOrders(services: Services, seededAt: Date): Promise<void> {
  for (const deposit of deposits) await seedDeposit(services, deposit, seededAt);
  for (const withdrawal of withdrawals) await seedWithdrawal(services, withdrawal, seededAt);
}

async function seedDeposit(
  services: Services,
  sample: SampleDeposit,
  seededAt: Date,
): Promise<void> {
  const { userId, number, walletType, status } = sample;
  const createdAt = daysBefore(seededAt, sample.daysAgo);
  const amountMinor = fromWholeMajor(sample.amount, walletType);
  const isPaid = status === DepositStatus.paid;
  const isFirst = isPaid && sample.bonus === true;
  const bonusMinor = isFirst ? firstDepositBonus({ walletType, amountMinor }) : 0n;
  const outTradeNo = `FHSEED${String(number).padStart(4, '0')}`;
  if (isPaid) {
    const order = { outTradeNo, userId, walletType, amountMinor };
    const entry = creditEntry({ order, feeMinor: 0n, bonusMinor, isFirst: true, at: createdAt });
    await services.ledger.post(entry);
  }
  await services.prisma.depositOrder.upsert({
    where: { outTradeNo },
    create: {
      outTradeNo,
      id: `seed-deposit-${number}`,
      platOrderNum: `MPSEED${String(number).padStart(4, '0')}`,
      userId,
      walletType,
      amountMinor,
      actualMinor: isPaid ? amountMinor : 0n,
      bonusMinor,
      status,
      paymentChannel: sample.channel,
      expiresAt: NEVER,
      createdAt,
      updatedAt: new Date(createdAt.getTime() + 94_000),
    },
    update: {},
    select: { outTradeNo: true },
  });
}

async function seedWithdrawal(
  services: Services,
  sample: SampleWithdrawal,
  seededAt: Date,
): Promise<void> {
  const { userId, number, walletType, status } = sample;
  const createdAt = daysBefore(seededAt, sample.daysAgo);
  const amountMinor = fromWholeMajor(sample.amount, walletType);
  const orderNum = `FWSEED${String(number).padStart(4, '0')}`;
  const order = { orderNum, userId, walletType, amountMinor };
  await services.ledger.post(freezeEntry(order, createdAt));
  if (status === WithdrawStatus.successful) {
    await services.ledger.post(settleEntry(order, createdAt));
  }
  if (status === WithdrawStatus.failed) {
    await services.ledger.post(returnEntry(order, createdAt));
  }
  const id = `seed-withdraw-${number}`;
  await services.prisma.withdrawOrder.upsert({
    where: { id },
    create: {
      id,
      orderNum,
      platOrderNum: status === WithdrawStatus.pending ? null : `MPSEED${number}`,
      userId,
      walletType,
      amountMinor,
      actualMinor: status === WithdrawStatus.successful ? amountMinor : 0n,
      status,
      bankCode: sample.bankCode,
      bankAccount: sample.bankAccount,
      paymentChannel: 'Mockpay',
      remark: sample.remark ?? '',
      createdAt,
      updatedAt: new Date(createdAt.getTime() + 3_600_000),
    },
    update: {},
    select: { id: true },
  });
}
