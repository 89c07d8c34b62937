/** A deposit in a status that the specification does not name. */
export const unknownDeposit = {
  transactionId: '01JXTOUR',
  externalOrderId: 'FH0000000009',
  platformOrderId: null,
  type: 'deposit',
  walletType: 'USD',
  amount: 100,
  actualAmount: 0,
  fee: 0,
  bonusAmount: 0,
  status: 9,
  paymentChannel: 'card',
  remark: '',
  payUrl: null,
  expiresAt: null,
  createTime: '2026-06-16T09:30:00.000Z',
  updateTime: '2026-06-16T09:31:00.000Z',
};
