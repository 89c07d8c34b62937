import { expect, test } from 'vitest';
import { paymentChannelText } from './payment-channels.ts';

test('a method is named in the language of its reader', () => {
  expect(paymentChannelText('bank', 'en')).toBe('Mockpay · Bank transfer');
  expect(paymentChannelText('bank', 'es')).toBe('Mockpay · Transferencia');
});

test('what is no method stays as it was stored', () => {
  expect(paymentChannelText('', 'id')).toBe('');
  expect(paymentChannelText('Mockpay · Card', 'id')).toBe('Mockpay · Card');
});
