import { afterEach, expect, it, vi } from 'vitest';
import { findOrderNo, storeOrder } from './stored-order.ts';

const order = {
  outTradeNo: 'FH1',
  platOrderNum: 'MP1',
  amount: 100,
  walletType: 'USD',
  expiryPeriod: 1800,
};

function browserWith(stored: string | null): { readonly storage: Map<string, string> } {
  const storage = new Map(stored === null ? [] : [['depositOrder', stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return { storage };
}

afterEach(() => vi.unstubAllGlobals());

it('saves only the specification’s fields of an order, and returns its number', () => {
  const { storage } = browserWith(null);
  storeOrder({ ...order, payUrl: 'https://pay.test/secret' } as typeof order);
  expect(JSON.parse(storage.get('depositOrder') ?? '')).toEqual(order);
  expect(findOrderNo()).toBe('FH1');
});

it.each([null, 'no json', 'null', '"FH1"', '{}', '{"outTradeNo":7}'])(
  'finds no number in %s',
  (stored) => {
    browserWith(stored);
    expect(findOrderNo()).toBe('');
  },
);

it('holds the order while the page is open where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(findOrderNo()).toBe('');
  expect(() => storeOrder(order)).not.toThrow();
  expect(findOrderNo()).toBe('FH1');
});
