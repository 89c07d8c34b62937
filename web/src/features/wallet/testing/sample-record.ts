import type { Transaction } from '@/lib/api/contract-types.ts';

/** A pending deposit of a hundred dollars with the test's overrides. */
export function sampleRecord(facts: Partial<Transaction>): Transaction {
  return {
    transactionId: '1',
    externalOrderId: 'FH1',
    platformOrderId: null,
    type: 'deposit',
    walletType: 'USD',
    amount: 100,
    actualAmount: 0,
    fee: 0,
    bonusAmount: 0,
    status: 1,
    paymentChannel: '',
    isInReview: false,
    remark: '',
    payUrl: null,
    expiresAt: null,
    createTime: '2026-01-01T00:00:00.000Z',
    updateTime: '2026-01-01T00:00:00.000Z',
    ...facts,
  };
}
