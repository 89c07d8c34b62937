import { DepositStatus, WithdrawStatus } from '../server/src/contract/enums.ts';
import type { Currency } from '../server/src/contract/money.ts';
import { fromWholeMajor } from '../server/src/contract/money.ts';
import type { Services } from '../server/src/core/context.ts';
import type { Posting } from '../server/src/ledger/port.ts';
import { daysBefore } from './sample-accounts.ts';
import {
  deposits,
  type SampleDeposit,
  type SampleWithdrawal,
  withdrawals,
} from './sample-orders.ts';

/** Seeded orders stay as they are: no job finds one overdue. */
const NEVER = new Date('2100-01-01T00:00:00Z');

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
      expiresAt: NEVER,
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
      paymentChannel: 'Mockpay',
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
