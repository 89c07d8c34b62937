import { expect, it } from 'vitest';
import { pickLanguage } from './pick-language.ts';

it.each([
  [['pt-PT', 'en'], 'pt-br'],
  [['es-419'], 'es'],
  [['in-ID'], 'id'],
  [['id'], 'id'],
  [['en-GB', 'pt-BR'], 'en'],
])('takes the first language of %j that the page speaks', (preferred, expected) => {
  expect(pickLanguage(preferred)).toBe(expected);
});

it('skips unsupported languages', () => {
  expect(pickLanguage(['de-DE', 'pt-BR', 'en'])).toBe('pt-br');
});

it('is English when there is none', () => {
  expect(pickLanguage(['de', 'fr-FR'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});
