import { expect, it } from 'vitest';
import { isValidAccount, withoutUuidHyphens } from './accounts.ts';

it('accepts a pasted UUID as an EVP key after removing its hyphens, and changes no other key', () => {
  const uuid = '123e4567-e89b-12d3-a456-426614174000';
  const account = withoutUuidHyphens(uuid);
  expect(account).toHaveLength(32);
  expect(isValidAccount({ walletType: 'BRL', bankCode: 'EVP', account })).toBe(true);
  expect(isValidAccount({ walletType: 'BRL', bankCode: 'EVP', account: uuid })).toBe(false);
  expect(withoutUuidHyphens('a-b')).toBe('a-b');
});

it('removes the hyphens of a UUID while it is typed, so that no key reaches the limit too early', () => {
  const uuid = '123e4567-e89b-12d3-a456-426614174000';
  const typed = [...uuid].reduce((text, key) => withoutUuidHyphens(text + key), '');
  expect(typed).toBe('123e4567e89b12d3a456426614174000');
});

it('requires a card number outside Brazil for any bank code', () => {
  const account = '12345678901';
  expect(isValidAccount({ walletType: 'USD', bankCode: 'CPF', account })).toBe(false);
});
