import { expect, it } from 'vitest';
import { loadI18n } from '../i18n/i18n.ts';
import { selectionName } from './bet-labels.ts';

const fixture = {
  kind: 'basketball',
  home: { id: 'pumas', name: 'Polar Pumas', attack: 3, defence: 3 },
  away: { id: 'badgers', name: 'Iron Badgers', attack: 3, defence: 3 },
  handicapTenths: -25,
  totalTenths: 1495,
} as const;

it('formats a handicap with a true minus sign, in the digits of each language', async () => {
  const en = await loadI18n('en');
  const of = (selection: 'home' | 'away', i18n = en) =>
    selectionName({ fixture, market: 'handicap', selection }, i18n);
  expect(of('home')).toBe('Polar Pumas (−2.5)');
  expect(of('away')).toBe('Iron Badgers (+2.5)');
  expect(of('home', await loadI18n('es'))).toBe('Polar Pumas (−2,5)');
});
