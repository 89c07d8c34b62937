import { expect, it } from 'vitest';
import { firstText } from './first-text.ts';

it('puts values where the text names them', () => {
  expect(firstText('home.banners.slide', { index: 2, total: 3 })).toBe('2 of 3');
});

it('chooses the plural form by the count, with a form of its own for none', () => {
  expect(firstText('layout.notifications', { count: 0 })).toBe('Notifications');
  expect(firstText('games.results', { count: 1 })).toBe('1 game');
  expect(firstText('games.results', { count: 36 })).toBe('36 games');
});

it('takes a text without forms for any count', () => {
  expect(firstText('home.quick.walletText', { count: 8 })).toBe('8 currencies');
});
