import { expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/locale-files.ts';
import { gameTexts } from '../game-texts.ts';
import { selectionName } from './bet-labels.ts';

startAllTexts();

const fixture = {
  kind: 'basketball',
  home: { id: 'pumas', name: 'Polar Pumas', attack: 3, defence: 3 },
  away: { id: 'badgers', name: 'Iron Badgers', attack: 3, defence: 3 },
  handicapTenths: -25,
  totalTenths: 1495,
} as const;

it('formats a handicap with a true minus sign, in the digits of each language', () => {
  const en = gameTexts('en');
  const of = (selection: 'home' | 'away', i18n = en) =>
    selectionName({ fixture, market: 'handicap', selection }, i18n);
  expect(of('home')).toBe('Polar Pumas (−2.5)');
  expect(of('away')).toBe('Iron Badgers (+2.5)');
  expect(of('home', gameTexts('es'))).toBe('Polar Pumas (−2,5)');
});
