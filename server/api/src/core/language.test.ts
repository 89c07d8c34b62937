import { expect, it } from 'vitest';
import { acceptedLanguage } from './language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['pt', 'pt-br'],
  ['pt-PT,en;q=0.5', 'pt-br'],
  ['es-MX', 'es'],
  ['in', 'id'],
  ['id-ID', 'id'],
  ['de-DE, fr;q=0.9', 'en'],
  ['de, es;q=0.4, id;q=0.8', 'id'],
  ['es;q=0, en', 'en'],
  ['id, es', 'id'],
  ['*', 'en'],
])('selects for the header %j the language %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
