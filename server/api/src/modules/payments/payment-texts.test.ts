import { expect, test } from 'vitest';
import { paymentChannelText } from './payment-texts.ts';

test('a payment method is returned in the given language', () => {
  expect(paymentChannelText('bank', 'en')).toBe('Mockpay · Bank transfer');
  expect(paymentChannelText('bank', 'es')).toBe('Mockpay · Transferencia');
});

test('an unknown key is returned unchanged', () => {
  expect(paymentChannelText('', 'id')).toBe('');
  expect(paymentChannelText('Mockpay · Card', 'id')).toBe('Mockpay · Card');
});
