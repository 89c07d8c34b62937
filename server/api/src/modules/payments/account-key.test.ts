import { expect, it } from 'vitest';
import { accountKey } from './account-key.ts';

it.each([
  ['EMAIL', 'Ana@Example.com', 'ana@example.COM'],
  ['EMAIL', 'ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['EMAIL', 'ana@ｅxample.com', 'ana@example.com'],
  ['EVP', '123E4567E89B12D3A456426614174000', '123e4567e89b12d3a456426614174000'],
  ['CNPJ', '12ABC34501DE35', '12abc34501de35'],
  ['PHONE', '+551188887777', '+5511988887777'],
])('takes two spellings of one %s for one account: %s and %s', (bankCode, one, other) => {
  expect(accountKey({ bankCode, account: one })).toBe(accountKey({ bankCode, account: other }));
});

it.each([
  ['EMAIL', 'ana+1@example.com', 'ana@example.com'],
  ['PHONE', '+551132221111', '+5511932221111'],
  ['CPF', '12345678901', '12345678902'],
  ['LMPUS', '6222000011112222', '06222000011112222'],
])('keeps two accounts of %s apart: %s and %s', (bankCode, one, other) => {
  expect(accountKey({ bankCode, account: one })).not.toBe(accountKey({ bankCode, account: other }));
});
