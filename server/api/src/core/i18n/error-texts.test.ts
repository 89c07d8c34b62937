import { expect, it } from 'vitest';
import { waitText } from './error-texts.ts';

it.each([
  ['en', 1, 'Too many attempts, please try again in 1 second'],
  ['en', 60, 'Too many attempts, please try again in 60 seconds'],
  ['en', 61, 'Too many attempts, please try again in 2 minutes'],
  ['pt-br', 900, 'Muitas tentativas, tente novamente em 15 minutos'],
  ['id', 8, 'Terlalu banyak percobaan, silakan coba lagi dalam 8 detik'],
  ['es', 8, 'Demasiados intentos, inténtalo de nuevo en 8 segundos'],
] as const)('formats in %s a wait of %i seconds', (language, waitS, text) => {
  expect(waitText({ waitS, language })).toBe(text);
});
