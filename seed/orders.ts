import { DepositStatus, WithdrawStatus } from '../server/src/contract/enums.ts';
import type { Currency } from '../server/src/contract/money.ts';
import { fromWholeMajor } from '../server/src/contract/money.ts';
import type { Services } from '../server/src/core/context.ts';
import type { Posting } from '../server/src/ledger/port.ts';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';

type SampleDeposit = {
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

type SampleWithdrawal = {
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

const { demo, busy } = sampleAccounts;
const { pending, paid, failed, cancelled } = DepositStatus;

const deposits: readonly SampleDeposit[] = [
  {
    userId: demo.id,
    number: 1,
    walletType: 'USD',
    amount: 500,
    status: paid,
    channel: 'Mockpay · Card',
    daysAgo: 170,
    bonus: true,
  },
  {
    userId: demo.id,
    number: 2,
    walletType: 'BRL',
    amount: 2000,
    status: paid,
    channel: 'Mockpay · PIX',
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
    channel: 'Mockpay · Card',
    daysAgo: 120,
  },
  {
    userId: demo.id,
    number: 5,
    walletType: 'EUR',
    amount: 300,
    status: paid,
    channel: 'Mockpay · Bank transfer',
    daysAgo: 96,
  },
  {
    userId: demo.id,
    number: 6,
    walletType: 'JPY',
    amount: 50_000,
    status: paid,
    channel: 'Mockpay · Card',
    daysAgo: 75,
  },
  {
    userId: demo.id,
    number: 7,
    walletType: 'BRL',
    amount: 800,
    status: failed,
    channel: 'Mockpay · PIX',
    daysAgo: 52,
  },
  {
    userId: demo.id,
    number: 8,
    walletType: 'BRL',
    amount: 800,
    status: paid,
    channel: 'Mockpay · PIX',
    daysAgo: 51.9,
  },
  {
    userId: demo.id,
    number: 9,
    walletType: 'GBP',
    amount: 150,
    status: paid,
    channel: 'Mockpay · Card',
    daysAgo: 33,
  },
  {
    userId: demo.id,
    number: 10,
    walletType: 'USD',
    amount: 1000,
    status: paid,
    channel: 'Mockpay · Card',
    daysAgo: 12,
  },
  {
    userId: demo.id,
    number: 11,
    walletType: 'THB',
    amount: 3000,
    status: paid,
    channel: 'Mockpay · Card',
    daysAgo: 4,
  },
  {
    userId: busy.id,
    number: 21,
    walletType: 'USD',
    amount: 2000,
    status: paid,
    channel: 'Mockpay · Card',
    daysAgo: 80,
    bonus: true,
  },
  {
    userId: busy.id,
    number: 22,
    walletType: 'USD',
    amount: 300,
    status: failed,
    channel: 'Mockpay · Card',
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
    channel: 'Mockpay · PIX',
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
];

const withdrawals: readonly SampleWithdrawal[] = [
  {
    userId: demo.id,
    number: 41,
    walletType: 'USD',
    amount: 200,
    status: WithdrawStatus.successful,
    bankCode: 'BANK',
    bankAccount: '6222000011112222',
    daysAgo: 60,
  },
  {
    userId: busy.id,
    number: 51,
    walletType: 'USD',
    amount: 150,
    status: WithdrawStatus.successful,
    bankCode: 'BANK',
    bankAccount: '6222000011112222',
    daysAgo: 40,
  },
  {
    userId: busy.id,
    number: 52,
    walletType: 'USD',
    amount: 120,
    status: WithdrawStatus.failed,
    bankCode: 'BANK',
    bankAccount: '6222000011110000',
    daysAgo: 18,
    remark: 'The bank refused the account',
  },
  {
    userId: busy.id,
    number: 53,
    walletType: 'USD',
    amount: 80,
    status: WithdrawStatus.bankProcessing,
    bankCode: 'BANK',
    bankAccount: '6222000011112222',
    daysAgo: 1,
  },
  {
    userId: busy.id,
    number: 54,
    walletType: 'USD',
    amount: 60,
    status: WithdrawStatus.processing,
    bankCode: 'BANK',
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

/** Deposit and withdrawal orders of the sample accounts, with the money behind each. */
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
  const bonusMinor = isPaid && sample.bonus ? amountMinor : 0n;
  const outTradeNo = `FHSEED${String(number).padStart(4, '0')}`;
  if (isPaid) {
    await services.ledger.post({
      key: `deposit/${outTradeNo}`,
      kind: 'deposit',
      request: JSON.stringify([outTradeNo, walletType, amountMinor.toString()]),
      userId,
      occurredAt: createdAt,
      postings: [
        ...credit({ userId, walletType, amountMinor, from: 'bank', type: 'deposit' }),
        ...(bonusMinor > 0n
          ? credit({
              userId,
              walletType,
              amountMinor: bonusMinor,
              from: 'promotion',
              type: 'bonus',
            })
          : []),
      ],
      marks: [`first-deposit/${userId}`],
    });
  }
  const id = `seed-deposit-${number}`;
  await services.prisma.depositOrder.upsert({
    where: { id },
    create: {
      id,
      outTradeNo,
      platOrderNum: `MPSEED${String(number).padStart(4, '0')}`,
      userId,
      walletType,
      amountMinor,
      actualMinor: isPaid ? amountMinor : 0n,
      bonusMinor,
      status,
      paymentChannel: sample.channel,
      expiresAt: new Date(createdAt.getTime() + 1_800_000),
      createdAt,
      updatedAt: new Date(createdAt.getTime() + 94_000),
    },
    update: {},
    select: { id: true },
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
  const money = { userId, walletType, amountMinor };
  await postWithdrawal(services, {
    orderNum,
    step: 'freeze',
    createdAt,
    userId,
    postings: freeze(money),
  });
  if (status === WithdrawStatus.successful) {
    await postWithdrawal(services, {
      orderNum,
      step: 'settle',
      createdAt,
      userId,
      postings: settle(money),
    });
  }
  if (status === WithdrawStatus.failed) {
    await postWithdrawal(services, {
      orderNum,
      step: 'return',
      createdAt,
      userId,
      postings: freeze({ ...money, amountMinor: -amountMinor }),
    });
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
      paymentChannel: 'Mockpay · Payout',
      remark: sample.remark ?? '',
      createdAt,
      updatedAt: new Date(createdAt.getTime() + 3_600_000),
    },
    update: {},
    select: { id: true },
  });
}

type Money = {
  readonly userId: string;
  readonly walletType: Currency;
  readonly amountMinor: bigint;
};

function credit(
  options: Money & { from: 'bank' | 'promotion'; type: 'deposit' | 'bonus' },
): Posting[] {
  const { userId, walletType: currency, amountMinor, from, type } = options;
  const player = { of: 'player', userId, bucket: 'available' } as const;
  return [
    { account: { of: from }, currency, amountMinor: -amountMinor, type },
    { account: player, currency, amountMinor, type },
  ];
}

/** Available to frozen; a negative amount takes it back. */
function freeze({ userId, walletType: currency, amountMinor }: Money): Posting[] {
  const type = amountMinor > 0n ? 'freeze' : 'release';
  const player = { of: 'player', userId } as const;
  return [
    { account: { ...player, bucket: 'available' }, currency, amountMinor: -amountMinor, type },
    { account: { ...player, bucket: 'frozen' }, currency, amountMinor, type },
  ];
}

function settle({ userId, walletType: currency, amountMinor }: Money): Posting[] {
  const frozen = { of: 'player', userId, bucket: 'frozen' } as const;
  return [
    { account: frozen, currency, amountMinor: -amountMinor, type: 'withdraw' },
    { account: { of: 'bank' }, currency, amountMinor, type: 'withdraw' },
  ];
}

async function postWithdrawal(
  services: Services,
  step: {
    orderNum: string;
    step: 'freeze' | 'settle' | 'return';
    userId: string;
    createdAt: Date;
    postings: Posting[];
  },
): Promise<void> {
  await services.ledger.post({
    key: `withdraw/${step.orderNum}/${step.step}`,
    kind: `withdraw-${step.step}`,
    request: step.orderNum,
    userId: step.userId,
    occurredAt: step.createdAt,
    postings: step.postings,
  });
}
