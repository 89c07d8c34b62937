import { expect, it } from 'vitest';
import { i18n } from './i18n.ts';
import { startAllTexts } from './locale-files.ts';

startAllTexts();

it('interpolates values', () => {
  expect(i18n.t('home.banners.slide', { index: 2, total: 3 })).toBe('2 of 3');
});

it('selects the plural form by the count, with a form of its own for zero', () => {
  expect(i18n.t('layout.notifications', { count: 0 })).toBe('Notifications');
  expect(i18n.t('games.results', { count: 1 })).toBe('1 game');
  expect(i18n.t('games.results', { count: 36 })).toBe('36 games');
});

it('uses a text without plural forms for any count', () => {
  expect(i18n.t('home.quick.walletText', { count: 8 })).toBe('8 currencies');
});
