import { resetLink } from '@fairhall/api/contract/reset-link';
import { expect, it } from 'vitest';
import { resetTokenIn } from './reset-link.ts';

it('finds the token in the link that the server mails, and none in other fragments', () => {
  const link = new URL(resetLink({ webOrigin: 'https://fairhall.test', token: 'abc-_1' }));
  expect(resetTokenIn(link.hash)).toBe('abc-_1');
  expect(resetTokenIn('#main')).toBeNull();
  expect(resetTokenIn('')).toBeNull();
});
