import { type Examples, oneOf } from './examples-shared.ts';
import type { Transaction } from './payments.ts';

const deposit: Transaction = {
  transactionId: '019a5b1c-3a55-7d09-8f61-4c2b7e9a1d44',
  externalOrderId: 'FH261121H7KQ2M9X4TB',
  platformOrderId: 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
  type: 'deposit',
  walletType: 'USD',
  amount: 100,
  actualAmount: 100,
  fee: 0,
  bonusAmount: 100,
  status: 2,
  paymentChannel: 'Mockpay · Card',
  isInReview: false,
  remark: '',
  payUrl: null,
  expiresAt: null,
  createTime: '2026-11-21T12:00:00.000Z',
  updateTime: '2026-11-21T12:01:34.000Z',
};

const withdrawal: Transaction = {
  ...deposit,
  transactionId: '019a5b1d-0c11-7b3e-9a02-6f1d8c4e2b55',
  externalOrderId: 'FW261121H7M3W8PZ6RA',
  platformOrderId: null,
  type: 'withdraw',
  actualAmount: 0,
  bonusAmount: 0,
  status: 0,
  paymentChannel: 'Lumen Public',
};

export const walletsExamples: Examples['wallets'] = {
  list: {
    request: { walletType: 'USD' },
    response: [
      { walletType: 'USD', currencySymbol: '$', currencyName: 'US Dollar', walletBalance: 9900 },
    ],
  },
  days: {
    request: {},
    response: [{ day: '2026-11-21', balances: [{ walletType: 'USD', walletBalance: 9900 }] }],
  },
  configs: {
    request: {},
    response: [
      {
        walletType: 'USD',
        defaultRechargeAmount: '10-10000',
        withdrawMinAmount: 10,
        withdrawMaxAmount: 10_000,
      },
    ],
  },
};

export const paymentsExamples: Examples['payments'] = {
  recharge: {
    request: { walletType: 'USD', amount: 100 },
    response: {
      payUrl: 'http://localhost:3001/pay/MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
      outTradeNo: deposit.externalOrderId,
      platOrderNum: 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
      expiryPeriod: 1800,
      walletBalance: 9900,
    },
  },
  rechargeRecords: {
    request: { walletType: 'USD', status: 2, startTime: '2026-11-01', endTime: '2026-11-30' },
    response: oneOf(deposit),
  },
  withdraw: {
    request: {
      walletType: 'BRL',
      money: '100.50',
      bankCode: 'EMAIL',
      bank: 'ana@example.com',
    },
    response: { orderNum: withdrawal.externalOrderId, isInReview: false, remark: '' },
  },
  withdrawRecords: { request: { pageNum: 1, pageSize: 10 }, response: oneOf(withdrawal) },
  payoutAccounts: {
    request: { walletType: 'BRL' },
    response: [
      {
        savedAccount: withdrawal.externalOrderId,
        bankCode: 'EMAIL',
        account: 'a••@e••.com',
        usedAt: '2026-11-21T12:01:33.000Z',
      },
    ],
  },
  bankCodes: {
    request: { walletType: 'BRL' },
    response: [{ bankCode: 'CPF', bankName: 'CPF' }],
  },
  webhook: {
    request: {
      eventId: 'evt_019a5b1c-9d3f-7e21-8b40-7a5c2f1e6d66',
      type: 'payment.paid',
      platOrderNum: 'MP0F3C9A61B2D84E57A0C1F9E2B7D3468A',
      outTradeNo: deposit.externalOrderId,
      amount: '100.00',
      walletType: 'USD',
      occurredAt: '2026-11-21T12:01:33.000Z',
      method: 'card',
    },
    response: null,
  },
};

export const promoExamples: Examples['promo'] = {
  welcome: {
    request: {},
    response: {
      available: true,
      serverSeedHash: '5f3a9c1e7b2d84605f3a9c1e7b2d84605f3a9c1e7b2d84605f3a9c1e7b2d8460',
    },
  },
  drawWelcome: {
    request: { walletType: 'USD' },
    response: {
      amount: 50,
      walletType: 'USD',
      proof: {
        serverSeed: 'a1b2c3d4e5f60718a1b2c3d4e5f60718a1b2c3d4e5f60718a1b2c3d4e5f60718',
        clientSeed: '204518936',
        nonce: 0,
      },
    },
  },
};
