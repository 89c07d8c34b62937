/** A valid withdrawal to a bank card. */
export const cardWithdrawal = {
  walletType: 'USD',
  money: '50',
  bankCode: 'LMPUS',
  bank: '6222000011112222',
} as const;
