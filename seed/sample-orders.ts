import { DepositStatus, WithdrawStatus } from '@fairhall/api/contract/enums';
import type { Currency } from '@fairhall/api/contract/money';
import { sampleAccounts } from './sample-accounts.ts';

export type SampleDeposit = {
  readonly userId: string;
  readonly number: number;
  readonly walletType: Currency;
  /** Whole major units. */
  readonly amount: number;
  readonly status: DepositStatus;
  readonly channel: string;
  readonly daysAgo: number;
  readonly bonus?: boolean;
};

export type SampleWithdrawal = {
  readonly userId: string;
  readonly number: number;
  readonly walletType: Currency;
  readonly amount: number;
  readonly status: WithdrawStatus;
  readonly bankCode: string;
  readonly bankAccount: string;
  readonly daysAgo: number;
  readonly remark?: string;
};

const { demo, busy, lia, jon } = sampleAccounts;
const { pending, paid, failed, cancelled } = DepositStatus;

/** Deposits in every status. */
export const deposits: readonly SampleDeposit[] = [
  {
    userId: demo.id,
    number: 1,
    walletType: 'USD',
    amount: 500,
    status: paid,
    channel: 'card',
    daysAgo: 170,
    bonus: true,
  },
  {
    userId: demo.id,
    number: 2,
    walletType: 'BRL',
    amount: 2000,
    status: paid,
    channel: 'pix',
    daysAgo: 140,
  },
  {
    userId: demo.id,
    number: 3,
    walletType: 'USD',
    amount: 250,
    status: cancelled,
    channel: '',
    daysAgo: 121,
  },
  {
    userId: demo.id,
    number: 4,
    walletType: 'USD',
    amount: 250,
    status: paid,
    channel: 'card',
    daysAgo: 120,
  },
  {
    userId: demo.id,
    number: 5,
    walletType: 'EUR',
    amount: 300,
    status: paid,
    channel: 'bank',
    daysAgo: 96,
  },
  {
    userId: demo.id,
    number: 6,
    walletType: 'JPY',
    amount: 50_000,
    status: paid,
    channel: 'card',
    daysAgo: 75,
  },
  {
    userId: demo.id,
    number: 7,
    walletType: 'BRL',
    amount: 800,
    status: failed,
    channel: 'pix',
    daysAgo: 52,
  },
  {
    userId: demo.id,
    number: 8,
    walletType: 'BRL',
    amount: 800,
    status: paid,
    channel: 'pix',
    daysAgo: 51.9,
  },
  {
    userId: demo.id,
    number: 9,
    walletType: 'GBP',
    amount: 150,
    status: paid,
    channel: 'card',
    daysAgo: 33,
  },
  {
    userId: demo.id,
    number: 10,
    walletType: 'USD',
    amount: 1000,
    status: paid,
    channel: 'card',
    daysAgo: 12,
  },
  {
    userId: demo.id,
    number: 11,
    walletType: 'THB',
    amount: 3000,
    status: paid,
    channel: 'card',
    daysAgo: 4,
  },
  {
    userId: busy.id,
    number: 21,
    walletType: 'USD',
    amount: 2000,
    status: paid,
    channel: 'card',
    daysAgo: 80,
    bonus: true,
  },
  {
    userId: busy.id,
    number: 22,
    walletType: 'USD',
    amount: 300,
    status: failed,
    channel: 'card',
    daysAgo: 21,
  },
  {
    userId: busy.id,
    number: 23,
    walletType: 'USD',
    amount: 450,
    status: cancelled,
    channel: '',
    daysAgo: 9,
  },
  {
    userId: busy.id,
    number: 24,
    walletType: 'BRL',
    amount: 1200,
    status: paid,
    channel: 'pix',
    daysAgo: 6,
  },
  {
    userId: busy.id,
    number: 25,
    walletType: 'USD',
    amount: 100,
    status: pending,
    channel: '',
    daysAgo: 0.01,
  },
  {
    userId: jon.id,
    number: 71,
    walletType: 'USD',
    amount: 100,
    status: paid,
    channel: 'card',
    daysAgo: 0.6,
  },
  ...liaDeposits(),
];

/** One in each of nine months, and 80 of her daily 100 today. */
function liaDeposits(): SampleDeposit[] {
  const common = { userId: lia.id, walletType: 'USD', status: paid, channel: 'card' } as const;
  const monthly = Array.from({ length: 9 }, (_, month) => ({
    ...common,
    number: 61 + month,
    amount: 100 + 20 * (month % 3),
    daysAgo: 262 - 30 * month,
    bonus: month === 0,
  }));
  return [...monthly, { ...common, number: 70, amount: 80, daysAgo: 0 }];
}

/** Withdrawals in every status. */
export const withdrawals: readonly SampleWithdrawal[] = [
  {
    userId: lia.id,
    number: 61,
    walletType: 'USD',
    amount: 120,
    status: WithdrawStatus.successful,
    bankCode: 'LMPUS',
    bankAccount: '6222000011112222',
    daysAgo: 100,
  },
  {
    userId: demo.id,
    number: 41,
    walletType: 'USD',
    amount: 200,
    status: WithdrawStatus.successful,
    bankCode: 'LMPUS',
    bankAccount: '6222000011112222',
    daysAgo: 60,
  },
  {
    userId: busy.id,
    number: 51,
    walletType: 'USD',
    amount: 150,
    status: WithdrawStatus.successful,
    bankCode: 'LMPUS',
    bankAccount: '6222000011112222',
    daysAgo: 40,
  },
  {
    userId: busy.id,
    number: 52,
    walletType: 'USD',
    amount: 120,
    status: WithdrawStatus.failed,
    bankCode: 'LMPUS',
    bankAccount: '6222000011110000',
    daysAgo: 18,
    remark: 'bankRefused',
  },
  {
    userId: busy.id,
    number: 53,
    walletType: 'USD',
    amount: 80,
    status: WithdrawStatus.bankProcessing,
    bankCode: 'LMPUS',
    bankAccount: '6222000011112222',
    daysAgo: 1,
  },
  {
    userId: busy.id,
    number: 54,
    walletType: 'USD',
    amount: 60,
    status: WithdrawStatus.processing,
    bankCode: 'LMPUS',
    bankAccount: '6222000011112222',
    daysAgo: 0.2,
  },
  {
    userId: busy.id,
    number: 55,
    walletType: 'BRL',
    amount: 200,
    status: WithdrawStatus.pending,
    bankCode: 'EMAIL',
    bankAccount: 'busy@fairhall.test',
    daysAgo: 0.05,
  },
];
