import { localeOf } from '@fairhall/api/contract/locales';
import { isCurrency } from '@fairhall/api/contract/money';
import type { Currency, Language } from '@/lib/contract-types.ts';

/** The parameters of the launch URL. */
export type Launch = {
  readonly token: string;
  readonly gameId: string;
  readonly walletType: Currency;
  /** The player's id; empty when unknown. */
  readonly uid: string;
  /** The lobby; this page exchanges messages with its origin only. */
  readonly home: URL;
  readonly language: Language;
};

const GAME_ID_LENGTH_MAX = 64;

/** The requested language, or English. */
export function readLanguage(search: string): Language {
  const requested = new URLSearchParams(search).get('lang')?.toLowerCase() ?? '';
  return isLanguage(requested) ? requested : 'en';
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(localeOf, text);
}

/** `homeUrl` if it is an absolute http(s) URL, otherwise `null`. */
export function readHome(search: string): URL | null {
  const text = new URLSearchParams(search).get('homeUrl');
  if (!text || !URL.canParse(text)) return null;
  const home = new URL(text);
  return home.protocol === 'http:' || home.protocol === 'https:' ? home : null;
}

/**
 * Parses the query of the launch URL. `null` if token, GameID, walletType or homeUrl is missing or
 * malformed. `money` is ignored: the game server returns the balance.
 */
export function readLaunch(search: string): Launch | null {
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  const gameId = query.get('GameID') ?? '';
  const walletType = query.get('walletType') ?? '';
  const home = readHome(search);
  if (token === '' || gameId === '' || gameId.length > GAME_ID_LENGTH_MAX) return null;
  if (!home || !isCurrency(walletType)) return null;
  const uid = query.get('uid') ?? '';
  return { token, gameId, walletType, uid, home, language: readLanguage(search) };
}

/** The URL without the token, for the address bar and the history. */
export function withoutToken(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('token');
  return url.href;
}
