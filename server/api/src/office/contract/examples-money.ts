import type { AdjustmentView } from './adjustments.ts';
import type { OfficeDeposit } from './deposits.ts';
import {
  AT,
  FREEZE_ENTRY,
  type OfficeExamples,
  ORDER_NUM,
  OTHER_STAFF,
  OUT_TRADE_NO,
  oneOf,
  PLAT_ORDER_NUM,
  PLAYER,
  STAFF,
  UID,
} from './examples-shared.ts';
import type { OfficeWithdrawal } from './withdrawals.ts';

const waiting: OfficeWithdrawal = {
  orderNum: ORDER_NUM,
  platOrderNum: null,
  walletType: 'USD',
  amount: 2500,
  amountUsd: 2500,
  actualAmount: 0,
  status: 0,
  bankCode: 'LMPUS',
  bankName: 'Lumen Public',
  account: '••••2222',
  remark: '',
  reviewState: 'waiting',
  reviewedBy: null,
  reviewedAt: null,
  version: 0,
  createdAt: AT,
  updatedAt: AT,
};
const decided = { reviewedBy: STAFF, reviewedAt: '2026-11-21T12:05:00.000Z', version: 1 };
const flags = ['large' as const, 'newAccount' as const];

export const withdrawalsExamples: OfficeExamples['withdrawals'] = {
  list: {
    request: { state: 'waiting' },
    response: oneOf({
      order: waiting,
      player: PLAYER,
      flags,
      ageS: 420,
      reviewState: 'waiting' as const,
    }),
  },
  get: {
    request: { orderNum: ORDER_NUM },
    response: {
      order: waiting,
      player: PLAYER,
      flags,
      ageS: 420,
      facts: {
        joinedAt: '2026-11-20T18:00:00.000Z',
        selfExcludedUntil: null,
        passwordChangedAt: null,
        deposits: { count: 2, amountUsd: 300 },
        withdrawals: { count: 0, amountUsd: 0 },
        lastDepositAt: '2026-11-21T09:00:00.000Z',
        lastWithdrawalAt: null,
        stakedSinceUsd: 4120,
        stakedSinceDepositUsd: 3980,
        moneyFrom: { deposits: 300, rewards: 0, play: 140.5, other: 0 },
        accountsUsed: 1,
        sharedWith: [],
        devices: [
          { at: '2026-11-21T08:55:00.000Z', device: 'Firefox · Windows', network: 'known' },
        ],
      },
      timeline: [
        { at: AT, kind: 'requested', by: null, text: '' },
        { at: AT, kind: 'flagged', by: null, text: 'large, newAccount' },
      ],
      events: [],
      entries: [FREEZE_ENTRY],
    },
  },
  approve: {
    request: { orderNum: ORDER_NUM, note: 'Known player, account seen before', version: 0 },
    response: { ...waiting, ...decided, reviewState: 'approved' },
  },
  reject: {
    request: {
      orderNum: ORDER_NUM,
      reason: 'account',
      note: 'The account belongs to another person',
      version: 0,
    },
    response: {
      ...waiting,
      ...decided,
      status: 4,
      reviewState: 'rejected',
      remark: 'Returned to your wallet after a review',
    },
  },
};

const deposit: OfficeDeposit = {
  outTradeNo: OUT_TRADE_NO,
  platOrderNum: PLAT_ORDER_NUM,
  walletType: 'USD',
  amount: 100,
  amountUsd: 100,
  actualAmount: 100,
  fee: 0,
  bonusAmount: 100,
  status: 2,
  paymentChannel: 'Mockpay · Card',
  remark: '',
  expiresAt: '2026-11-21T12:30:00.000Z',
  createdAt: AT,
  updatedAt: '2026-11-21T12:01:34.000Z',
};

export const depositsExamples: OfficeExamples['deposits'] = {
  list: { request: { status: 2 }, response: oneOf({ order: deposit, player: PLAYER }) },
  get: {
    request: { outTradeNo: OUT_TRADE_NO },
    response: {
      order: deposit,
      player: PLAYER,
      events: [
        {
          eventId: 'evt_019a5b1c-9d3f-7e21-8b40-7a5c2f1e6d66',
          type: 'payment.paid',
          platOrderNum: PLAT_ORDER_NUM,
          amount: '100.00',
          walletType: 'USD',
          occurredAt: '2026-11-21T12:01:33.000Z',
          receivedAt: '2026-11-21T12:01:34.000Z',
          outcome: 'credited',
        },
      ],
      entries: [],
    },
  },
  compare: {
    request: { outTradeNo: OUT_TRADE_NO },
    response: {
      provider: {
        checkedAt: '2026-11-21T13:00:00.000Z',
        found: true,
        status: 'paid',
        amount: '100.00',
        walletType: 'USD',
        agrees: true,
      },
      order: deposit,
    },
  },
};

const adjustment: AdjustmentView = {
  id: '019a5b1d-0c11-7b3e-9a02-6f1d8c4e2b55',
  player: PLAYER,
  walletType: 'USD',
  amount: 250,
  amountUsd: 250,
  reason: 'Round 4711 was cut off by our outage',
  state: 'waiting',
  requestedBy: STAFF,
  requestedAt: AT,
  reviewedBy: null,
  reviewedAt: null,
  reviewNote: '',
};
const reviewed = { reviewedBy: OTHER_STAFF, reviewedAt: '2026-11-21T12:10:00.000Z' };

export const adjustmentsExamples: OfficeExamples['adjustments'] = {
  list: { request: { state: 'waiting' }, response: oneOf(adjustment) },
  create: {
    request: {
      uid: UID,
      walletType: 'USD',
      money: '250',
      reason: 'Round 4711 was cut off by our outage',
    },
    response: adjustment,
  },
  approve: {
    request: { id: adjustment.id, note: 'Seen in the log' },
    response: { ...adjustment, ...reviewed, state: 'applied', reviewNote: 'Seen in the log' },
  },
  reject: {
    request: { id: adjustment.id, note: 'The round was paid' },
    response: { ...adjustment, ...reviewed, state: 'rejected', reviewNote: 'The round was paid' },
  },
};

const check = {
  id: '019a5b1e-0c11-7b3e-9a02-6f1d8c4e2b77',
  full: false,
  requestedBy: STAFF,
  startedAt: AT,
  finishedAt: AT,
  breaches: [],
};

export const ledgerExamples: OfficeExamples['ledger'] = {
  trialBalance: {
    request: {},
    response: {
      at: AT,
      rows: [
        {
          walletType: 'USD',
          house: 1830.5,
          bank: -42_000,
          promotion: -900,
          fees: 0,
          adjustments: -250,
          available: 38_819.5,
          frozen: 2500,
          bonus: 0,
          sum: 0,
        },
      ],
    },
  },
  entries: { request: { q: ORDER_NUM }, response: oneOf(FREEZE_ENTRY) },
  entry: {
    request: { id: FREEZE_ENTRY.id },
    response: {
      entry: FREEZE_ENTRY,
      requestHash: '5f0d8c6a4f8a2a1e2d4d5d1a0f4bb8a6c1d84f4f3e36b2e1e0d9c8b7a6958473',
      tags: [FREEZE_ENTRY.key],
      related: [],
    },
  },
  check: { request: { full: false }, response: check },
  checks: { request: {}, response: oneOf(check) },
};
