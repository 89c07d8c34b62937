import { readLaunchParameters } from '@fairhall/game-frame';
import { describe, expect, it } from 'vitest';
import { languageOf, launchOf, withoutToken } from './launch.ts';

const query = {
  token: 'abc',
  money: '100.00',
  walletType: 'BRL',
  GameID: 'phoenix-ascend',
  uid: '7',
  homeUrl: 'http://localhost:3000/home',
  lang: 'pt-br',
  env: 'PC',
};
type Changes = Partial<Record<keyof typeof query, string>>;
const search = (changes: Changes = {}) => `?${new URLSearchParams({ ...query, ...changes })}`;
const launchWith = (changes: Changes = {}, mode: string | null = null) =>
  launchOf(readLaunchParameters(search(changes)), mode);

describe('the launch URL', () => {
  it('contains token, game, wallet, home and language', () => {
    expect(launchWith()).toEqual({
      token: 'abc',
      gameId: 'phoenix-ascend',
      walletType: 'BRL',
      uid: '7',
      home: new URL('http://localhost:3000/home'),
      language: 'pt-br',
      isFree: false,
    });
  });

  it('states free play by its mode', () => {
    expect(launchWith({}, 'free')).toMatchObject({ isFree: true });
    expect(launchWith({}, 'other')).toMatchObject({ isFree: false });
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
    expect(launchWith({ [key]: value })).toBeNull();
  });

  it('falls back to English for an unsupported language', () => {
    expect(languageOf('fr')).toBe('en');
    expect(languageOf('constructor')).toBe('en');
    expect(languageOf('')).toBe('en');
  });

  it('matches the language case-insensitively', () => {
    expect(languageOf('pt-BR')).toBe('pt-br');
  });

  it('loses only its token in the address bar', () => {
    const shown = withoutToken(`http://localhost:3002/${search()}`);
    expect(new URL(shown).searchParams.has('token')).toBe(false);
    expect(new URL(shown).searchParams.get('GameID')).toBe('phoenix-ascend');
  });
});
