import { toDecimal } from '@fairhall/api/contract/money';
import { describe, expect, it } from 'vitest';
import { isFilled, type WithdrawFields, withdrawProblems } from './withdraw-rules.ts';

const limits = { minMinor: 5_000n, maxMinor: 5_000_000n, balanceMinor: 191_240n };
const valid: WithdrawFields = {
  walletType: 'BRL',
  savedAccount: '',
  bankCode: 'CPF',
  account: '48211793055',
  amount: '320.00',
};

const problemsOf = (change: Partial<WithdrawFields>) =>
  withdrawProblems({ ...valid, ...change }, limits).map(({ problem }) => problem);

describe('a withdrawal', () => {
  it('is valid when every rule holds', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('reports missing fields in the order of bank, account, amount', () => {
    expect(problemsOf({ bankCode: '', account: ' ', amount: '' })).toEqual([
      'selectBank',
      'enterAccount',
      'enterAmount',
    ]);
  });

  it('to a saved account needs neither bank nor account', () => {
    const saved = { savedAccount: 'FW1', bankCode: '', account: '•••• 3055' };
    expect(problemsOf(saved)).toEqual([]);
    expect(isFilled({ ...valid, ...saved })).toBe(true);
  });

  it.each([
    ['CPF', '4821179305', 'invalidCPF'],
    ['CPF', '4821179305a', 'invalidCPF'],
    ['CNPJ', '1234567800019', 'invalidCNPJ'],
    ['PHONE', '5511987654321', 'invalidPHONE'],
    ['PHONE', '+55119876543', 'invalidPHONE'],
    ['EMAIL', 'ana@exemplo', 'invalidEMAIL'],
    ['EVP', 'a'.repeat(31), 'invalidEVP'],
  ] as const)('says what a %s key must look like, for %j', (bankCode, account, problem) => {
    expect(problemsOf({ bankCode, account })).toEqual([problem]);
  });

  it.each([
    ['CPF', '48211793055'],
    ['CNPJ', '12345678000195'],
    ['CNPJ', '12ABC34501DE35'],
    // Check digits are a hint, not a rule.
    ['CNPJ', '12ABC34501DE36'],
    ['PHONE', '+551198765432'],
    ['PHONE', '+5511987654321'],
    ['EMAIL', 'ana@exemplo.com.br'],
    ['EVP', 'a'.repeat(32)],
  ] as const)('takes a %s key like %j', (bankCode, account) => {
    expect(problemsOf({ bankCode, account })).toEqual([]);
  });

  it('accepts card numbers of 16 to 19 digits outside Brazil', () => {
    const card = (digits: number) =>
      problemsOf({ walletType: 'USD', bankCode: 'LMPUS', account: '4'.repeat(digits) });
    expect(card(15)).toEqual(['invalidCARD']);
    expect(card(16)).toEqual([]);
    expect(card(19)).toEqual([]);
    expect(card(20)).toEqual(['invalidCARD']);
  });

  it('validates the amount: a number above 0, the minimum, the maximum, the balance', () => {
    expect(problemsOf({ amount: 'ten' })).toEqual(['invalidAmount']);
    expect(problemsOf({ amount: '0' })).toEqual(['invalidAmount']);
    expect(problemsOf({ amount: '-5' })).toEqual(['invalidAmount']);
    expect(problemsOf({ amount: '49.99' })).toEqual(['minAmountError']);
    expect(problemsOf({ amount: '50' })).toEqual([]);
    expect(problemsOf({ amount: '50000.01' })).toEqual(['maxAmountError']);
    expect(problemsOf({ amount: '1912.41' })).toEqual(['insufficientBalance']);
    expect(problemsOf({ amount: '1912.40' })).toEqual([]);
  });
});

it('writes minor units as the decimal text of the call', () => {
  expect(toDecimal(32_000n, 'BRL')).toBe('320.00');
  expect(toDecimal(5n, 'USD')).toBe('0.05');
  expect(toDecimal(1_500n, 'JPY')).toBe('1500');
});

it('is filled once bank, account and amount are set', () => {
  expect(isFilled(valid)).toBe(true);
  expect(isFilled({ ...valid, bankCode: '' })).toBe(false);
  expect(isFilled({ ...valid, account: ' ' })).toBe(false);
  expect(isFilled({ ...valid, amount: '' })).toBe(false);
});
