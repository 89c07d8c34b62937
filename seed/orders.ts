import { type Entry, type Infrastructure, insertStatement, type RowWrite } from '@fairhall/api/app';
import { DepositStatus, WithdrawStatus } from '@fairhall/api/contract/enums';
import { fromWholeMajor } from '@fairhall/api/contract/money';
import {
  accountKey,
  creditEntry,
  firstDepositBonus,
  freezeEntry,
  returnEntry,
  settleEntry,
} from '@fairhall/api/modules/payments';
import { postEntries, writeRows } from './post-entries.ts';
import { daysBefore } from './sample-accounts.ts';
import {
  deposits,
  type SampleDeposit,
  type SampleWithdrawal,
  withdrawals,
} from './sample-orders.ts';

/** Sample orders never expire, so no job changes them. */
const NEVER = new Date('2100-01-01T00:00:00Z');
const CHECKOUT_MS = 94_000;
const PAYOUT_MS = 3_600_000;

/** Deposit and withdrawal orders of the sample accounts, with their ledger entries. */
export async function seedOrders(infrastructure: Infrastructure, seededAt: Date): Promise<void> {
  await postEntries(infrastructure, [
    ...deposits.flatMap((sample) => depositEntries(sample, seededAt)),
    ...withdrawals.flatMap((sample) => withdrawalEntries(sample, seededAt)),
  ]);
  await writeRows(infrastructure, [
    ...deposits.map((sample) => sampleDepositRow(sample, seededAt)),
    ...withdrawals.map((sample) => sampleWithdrawalRow(sample, seededAt)),
  ]);
}

const insertDeposit = insertStatement(
  'DepositOrder',
  [
    ...['outTradeNo', 'id', 'platOrderNum', 'userId', 'walletType', 'amountMinor', 'actualMinor'],
    ...['bonusMinor', 'status', 'paymentChannel', 'expiresAt', 'createdAt', 'updatedAt'],
  ] as const,
  { ifAbsent: true },
);

const numbered = (prefix: string, number: number) => `${prefix}${String(number).padStart(4, '0')}`;

/** The order of a sample as the entries need it, and what was paid. */
function depositOf(sample: SampleDeposit) {
  const { userId, number, walletType, status } = sample;
  const amountMinor = fromWholeMajor(sample.amount, walletType);
  const isPaid = status === DepositStatus.paid;
  const hasBonus = isPaid && sample.bonus === true;
  return {
    isPaid,
    order: { outTradeNo: numbered('FHSEED', number), userId, walletType, amountMinor },
    bonusMinor: hasBonus ? firstDepositBonus({ walletType, amountMinor }) : 0n,
  };
}

/** The entry of a paid deposit. */
export function depositEntries(sample: SampleDeposit, seededAt: Date): Entry[] {
  const { order, isPaid, bonusMinor } = depositOf(sample);
  const at = daysBefore(seededAt, sample.daysAgo);
  return isPaid ? [creditEntry({ order, feeMinor: 0n, bonusMinor, isFirst: true, at })] : [];
}

export function sampleDepositRow(sample: SampleDeposit, seededAt: Date): RowWrite {
  const { order, isPaid, bonusMinor } = depositOf(sample);
  const createdAt = daysBefore(seededAt, sample.daysAgo);
  return insertDeposit({
    ...order,
    id: `seed-deposit-${sample.number}`,
    platOrderNum: numbered('MPSEED', sample.number),
    actualMinor: isPaid ? order.amountMinor : 0n,
    bonusMinor,
    status: sample.status,
    paymentChannel: sample.channel,
    expiresAt: NEVER,
    createdAt,
    updatedAt: new Date(createdAt.getTime() + CHECKOUT_MS),
  });
}

const insertWithdrawal = insertStatement(
  'WithdrawOrder',
  [
    ...['id', 'orderNum', 'platOrderNum', 'userId', 'walletType', 'amountMinor', 'actualMinor'],
    ...['status', 'bankCode', 'bankAccount', 'accountKey', 'paymentChannel', 'remark'],
    ...['createdAt', 'updatedAt'],
  ] as const,
  { ifAbsent: true },
);

function withdrawalOf(sample: SampleWithdrawal) {
  const { userId, number, walletType, amount, bankCode, bankAccount: account } = sample;
  const amountMinor = fromWholeMajor(amount, walletType);
  const orderNum = numbered('FWSEED', number);
  return {
    orderNum,
    userId,
    walletType,
    amountMinor,
    accountKey: accountKey({ bankCode, account }),
  };
}

/** The entries of a withdrawal up to its status. */
export function withdrawalEntries(sample: SampleWithdrawal, seededAt: Date): Entry[] {
  const order = withdrawalOf(sample);
  const at = daysBefore(seededAt, sample.daysAgo);
  const { successful, failed } = WithdrawStatus;
  return [
    freezeEntry(order, at),
    ...(sample.status === successful ? [settleEntry(order, at)] : []),
    ...(sample.status === failed ? [returnEntry(order, at)] : []),
  ];
}

export function sampleWithdrawalRow(sample: SampleWithdrawal, seededAt: Date): RowWrite {
  const { number, status } = sample;
  const order = withdrawalOf(sample);
  const createdAt = daysBefore(seededAt, sample.daysAgo);
  return insertWithdrawal({
    ...order,
    id: `seed-withdraw-${number}`,
    platOrderNum: status === WithdrawStatus.pending ? null : `MPSEED${number}`,
    actualMinor: status === WithdrawStatus.successful ? order.amountMinor : 0n,
    status,
    bankCode: sample.bankCode,
    bankAccount: sample.bankAccount,
    paymentChannel: 'Mockpay',
    remark: sample.remark ?? '',
    createdAt,
    updatedAt: new Date(createdAt.getTime() + PAYOUT_MS),
  });
}
