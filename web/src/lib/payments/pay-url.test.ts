import { expect, test } from 'vitest';
import { safePayUrl } from './pay-url.ts';

test('http and https addresses may be opened', () => {
  expect(safePayUrl('http://localhost:3001/pay/MP-1')).toBe('http://localhost:3001/pay/MP-1');
  expect(safePayUrl('https://pay.test/c/1')).toBe('https://pay.test/c/1');
});

test.each([undefined, null, '', 'pay/MP-1', 'javascript:alert(1)', 'data:text/html,hi'])(
  '%j may not be opened',
  (address) => {
    expect(safePayUrl(address)).toBeNull();
  },
);
