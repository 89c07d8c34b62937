import { expect, it } from 'vitest';
import { badgeText } from './badge-text.ts';

it('counts unread notifications up to 99', () => {
  expect([1, 99, 100, 1000].map(badgeText)).toEqual(['1', '99', '99+', '99+']);
});
