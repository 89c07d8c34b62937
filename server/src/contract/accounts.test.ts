import { expect, it } from 'vitest';
import { isValidAccount, withoutUuidHyphens } from './accounts.ts';

it('takes a pasted UUID for an EVP key without its hyphens, and nothing else', () => {
  const uuid = '123e4567-e89b-12d3-a456-426614174000';
  const account = withoutUuidHyphens(uuid);
  expect(account).toHaveLength(32);
  expect(isValidAccount({ walletType: 'BRL', bankCode: 'EVP', account })).toBe(true);
  expect(isValidAccount({ walletType: 'BRL', bankCode: 'EVP', account: uuid })).toBe(false);
  expect(withoutUuidHyphens('a-b')).toBe('a-b');
});

it('asks for a card number outside Brazil whatever the bank code says', () => {
  const account = '12345678901';
  expect(isValidAccount({ walletType: 'USD', bankCode: 'CPF', account })).toBe(false);
});
