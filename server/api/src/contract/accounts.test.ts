import { expect, it } from 'vitest';
import {
  canonicalAccount,
  hasCheckDigits,
  isValidAccount,
  withoutUuidHyphens,
} from './accounts.ts';

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

it.each([
  ['12345678000195', true],
  ['12ABC34501DE35', true],
  ['12abc34501de35', true],
  ['12ABC34501DE3A', false],
  ['12ABC34501D\u00c935', false],
  ['12.ABC.345/01DE-35', false],
])('takes a CNPJ of twelve letters or digits and two digits: %s, %s', (account, isValid) => {
  expect(isValidAccount({ walletType: 'BRL', bankCode: 'CNPJ', account })).toBe(isValid);
});

it.each([
  ['CNPJ', '12abc34501de35', '12ABC34501DE35'],
  ['EVP', '123E4567E89B12D3A456426614174000', '123e4567e89b12d3a456426614174000'],
  ['EMAIL', 'Ana@Example.com', 'ana@example.com'],
  ['PHONE', '+551188887777', '+551188887777'],
])('stores the %s %s as %s', (bankCode, account, canonical) => {
  expect(canonicalAccount({ bankCode, account })).toBe(canonical);
});

it.each([
  ['CPF', '48211793008', true],
  ['CPF', '48211793055', false],
  ['CNPJ', '12345678000195', true],
  ['CNPJ', '12345678000159', false],
  ['CNPJ', '12ABC34501DE35', true],
  ['CNPJ', '12abc34501de35', true],
  ['CNPJ', '12ABC34501DF35', false],
  ['PHONE', '+5511987654321', true],
])('checks the check digits of the %s %s: %s', (bankCode, account, isRight) => {
  expect(hasCheckDigits({ bankCode, account })).toBe(isRight);
});
