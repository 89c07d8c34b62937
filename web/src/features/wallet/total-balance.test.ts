import { expect, it } from 'vitest';
import { totalBalance } from './total-balance.ts';

it('the total adds the wallets by the reference rates, and is marked when it is an estimate', () => {
  const dollars = { walletType: 'USD', walletBalance: 90 } as const;
  const reais = { walletType: 'BRL', walletBalance: 1_000 } as const;
  const yen = { walletType: 'JPY', walletBalance: 0 } as const;
  expect(totalBalance([dollars, reais, yen], 'USD')).toEqual({
    amount: 270,
    isEstimate: true,
    shares: [
      { currency: 'BRL', part: 180 / 270 },
      { currency: 'USD', part: 90 / 270 },
    ],
  });
  expect(totalBalance([dollars, yen], 'USD')).toMatchObject({ amount: 90, isEstimate: false });
  expect(totalBalance([yen], 'USD')).toEqual({ amount: 0, isEstimate: false, shares: [] });
});
