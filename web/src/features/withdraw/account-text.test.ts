import { expect, test } from 'vitest';
import { accountText } from './account-text.ts';

const pix = (bankCode: string) => ({ walletType: 'BRL', bankCode }) as const;

test('separators of a pasted number are removed before its length is bounded', () => {
  expect(accountText('482.117.930-55', pix('CPF'))).toBe('48211793055');
  expect(accountText('12.345.678/0001-95', pix('CNPJ'))).toBe('12345678000195');
  expect(accountText('12.abc.345/01de-35', pix('CNPJ'))).toBe('12ABC34501DE35');
  expect(accountText('+55 (11) 98765-4321', pix('PHONE'))).toBe('+5511987654321');
  expect(accountText('4242 4242 4242 4242', { walletType: 'USD', bankCode: 'LMPUS' })).toBe(
    '4242424242424242',
  );
});

test('a pasted UUID becomes an EVP key of 32 characters', () => {
  expect(accountText('123e4567-e89b-12d3-a456-426614174000', pix('EVP'))).toHaveLength(32);
});

test('no account exceeds the maximum of its kind', () => {
  const long = '1'.repeat(200);
  const lengths = { CPF: 11, CNPJ: 14, PHONE: 20, EMAIL: 100, EVP: 32 };
  for (const [bankCode, length] of Object.entries(lengths)) {
    expect(accountText(long, pix(bankCode))).toHaveLength(length);
  }
  expect(accountText(long, { walletType: 'EUR', bankCode: 'NORDE' })).toHaveLength(19);
});

test('dots and hyphens of an email are preserved', () => {
  expect(accountText('ana-maria@exemplo.com.br', pix('EMAIL'))).toBe('ana-maria@exemplo.com.br');
});
