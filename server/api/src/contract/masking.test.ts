import { expect, test } from 'vitest';
import { maskAccount, maskEmail, maskText } from './masking.ts';

test('an email keeps the first letters and the ending', () => {
  expect(maskEmail('ana@example.com')).toBe('a••@e••.com');
  expect(maskEmail('a@b.co.uk')).toBe('a••@b••.uk');
});

test('a number keeps its last four digits, and a short text nothing', () => {
  expect(maskText('6222000011112222')).toBe('••••2222');
  expect(maskText('12345678')).toBe('••••');
});

test('an account that is an email is masked as one', () => {
  expect(maskAccount('ana@example.com')).toBe('a••@e••.com');
  expect(maskAccount('12345678901')).toBe('••••8901');
});
