import { expect, it } from 'vitest';
import { loadSpeech } from '../i18n/words.ts';
import { selectionName } from './bet-words.ts';

const fixture = {
  kind: 'basketball',
  home: { id: 'pumas', name: 'Polar Pumas', attack: 3, defence: 3 },
  away: { id: 'badgers', name: 'Iron Badgers', attack: 3, defence: 3 },
  handicapTenths: -25,
  totalTenths: 1495,
} as const;

it('writes a handicap with a minus and a plus of one width, in each language’s digits', async () => {
  const en = await loadSpeech('en');
  const of = (selection: 'home' | 'away', speech = en) =>
    selectionName({ fixture, market: 'handicap', selection }, speech);
  expect(of('home')).toBe('Polar Pumas (−2.5)');
  expect(of('away')).toBe('Iron Badgers (+2.5)');
  expect(of('home', await loadSpeech('es'))).toBe('Polar Pumas (−2,5)');
});
