import { expect, it } from 'vitest';
import { isValidAccount, withoutUuidHyphens } from './accounts.ts';

it('takes a pasted UUID for an EVP key without its hyphens, and leaves other keys as they are', () => {
  const uuid = '123e4567-e89b-12d3-a456-426614174000';
  const account = withoutUuidHyphens(uuid);
  expect(account).toHaveLength(32);
  expect(isValidAccount({ walletType: 'BRL', bankCode: 'EVP', account })).toBe(true);
  expect(isValidAccount({ walletType: 'BRL', bankCode: 'EVP', account: uuid })).toBe(false);
  expect(withoutUuidHyphens('a-b')).toBe('a-b');
});

it('takes the hyphens of a UUID away as they are typed, so that no key ends before its last digits', () => {
  const uuid = '123e4567-e89b-12d3-a456-426614174000';
  const typed = [...uuid].reduce((text, key) => withoutUuidHyphens(text + key), '');
  expect(typed).toBe('123e4567e89b12d3a456426614174000');
});

it('asks for a card number outside Brazil whatever the bank code says', () => {
  const account = '12345678901';
  expect(isValidAccount({ walletType: 'USD', bankCode: 'CPF', account })).toBe(false);
});
