import { describe, expect, it } from 'vitest';
import { readHome, readLanguage, readLaunch, withoutToken } from './launch.ts';

const query = {
  token: 'abc',
  formatMoney: '100.00',
  walletType: 'BRL',
  GameID: 'phoenix-ascend',
  uid: '7',
  homeUrl: 'http://localhost:3000/home',
  lang: 'pt-br',
  env: 'PC',
};
const search = (changes: Partial<Record<keyof typeof query, string>> = {}) =>
  `?${new URLSearchParams({ ...query, ...changes })}`;

describe('the launch URL', () => {
  it('contains token, game, wallet, home and language', () => {
    expect(readLaunch(search())).toEqual({
      token: 'abc',
      gameId: 'phoenix-ascend',
      walletType: 'BRL',
      uid: '7',
      home: new URL('http://localhost:3000/home'),
      language: 'pt-br',
    });
  });

  it.each([
    ['token', ''],
    ['GameID', ''],
    ['GameID', 'x'.repeat(65)],
    ['walletType', 'XXX'],
    ['homeUrl', ''],
    ['homeUrl', '/home'],
    ['homeUrl', 'javascript:alert(1)'],
  ] as const)('is refused when %s is "%s"', (key, value) => {
    expect(readLaunch(search({ [key]: value }))).toBeNull();
  });

  it('falls back to English for an unsupported language', () => {
    expect(readLanguage(search({ lang: 'fr' }))).toBe('en');
    expect(readLanguage(search({ lang: 'constructor' }))).toBe('en');
    expect(readLanguage('')).toBe('en');
  });

  it('matches the language case-insensitively', () => {
    expect(readLanguage(search({ lang: 'pt-BR' }))).toBe('pt-br');
  });

  it('yields the home even if other parameters are invalid, so that the host can be notified', () => {
    expect(readHome(search({ token: '' }))?.origin).toBe('http://localhost:3000');
  });

  it('loses only its token in the address bar', () => {
    const shown = withoutToken(`http://localhost:3002/${search()}`);
    expect(new URL(shown).searchParams.has('token')).toBe(false);
    expect(new URL(shown).searchParams.get('GameID')).toBe('phoenix-ascend');
  });
});
