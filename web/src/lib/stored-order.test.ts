import { afterEach, expect, it, vi } from 'vitest';
import { storedOrderNo, storeOrder } from './stored-order.ts';

const order = {
  outTradeNo: 'FH1',
  platOrderNum: 'MP1',
  amount: 100,
  walletType: 'USD',
  expiryPeriod: 1800,
};

function browserWith(stored: string | null): { readonly saved: Map<string, string> } {
  const saved = new Map(stored === null ? [] : [['depositOrder', stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  });
  return { saved };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps the specification’s fields of an order and nothing else, and finds its number again', () => {
  const { saved } = browserWith(null);
  storeOrder({ ...order, payUrl: 'https://pay.test/secret' } as typeof order);
  expect(JSON.parse(saved.get('depositOrder') ?? '')).toEqual(order);
  expect(storedOrderNo()).toBe('FH1');
});

it.each([null, 'no json', 'null', '"FH1"', '{}', '{"outTradeNo":7}'])(
  'finds no number in %s',
  (stored) => {
    browserWith(stored);
    expect(storedOrderNo()).toBe('');
  },
);

it('does nothing without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => storeOrder(order)).not.toThrow();
  expect(storedOrderNo()).toBe('');
});
