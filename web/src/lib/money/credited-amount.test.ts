import { expect, test } from 'vitest';
import { creditedAmount, toMinor } from './credited-amount.ts';

test('a deposit credits its actual amount and its bonus, exact to the cent', () => {
  expect(creditedAmount({ actualAmount: 0.1, bonusAmount: 0.2, walletType: 'USD' })).toBe(0.3);
  expect(creditedAmount({ actualAmount: 100, bonusAmount: 100, walletType: 'USD' })).toBe(200);
});

test('yen have no minor units', () => {
  expect(toMinor(48_200, 'JPY')).toBe(48_200n);
  expect(creditedAmount({ actualAmount: 5_000, bonusAmount: 1, walletType: 'JPY' })).toBe(5_001);
});

test('the largest balance is still exact in minor units', () => {
  expect(toMinor(9_999_999_999_999.99, 'USD')).toBe(999_999_999_999_999n);
});
