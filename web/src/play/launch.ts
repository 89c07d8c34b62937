import { localeOf } from '@fairhall/api/contract/locales';
import { isCurrency } from '@fairhall/api/contract/money';
import type { LaunchParameters } from '@fairhall/game-frame';
import type { Currency, Language } from '@/lib/api/contract-types.ts';

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
  /** Whether it is free play: points that no wallet has. */
  readonly isFree: boolean;
};

const GAME_ID_LENGTH_MAX = 64;

/** The requested language, or English. */
export function languageOf(lang: string): Language {
  const requested = lang.toLowerCase();
  return isLanguage(requested) ? requested : 'en';
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(localeOf, text);
}

/**
 * Checks the parameters of the launch URL. `null` if token, GameID, walletType or homeUrl is missing
 * or malformed. `money` is ignored: the game server returns the balance.
 * @param mode the parameter of our own game server: `free` for free play
 */
export function launchOf(parameters: LaunchParameters, mode: string | null): Launch | null {
  const { token, gameId, walletType, uid, home, lang } = parameters;
  if (token === '' || gameId === '' || gameId.length > GAME_ID_LENGTH_MAX) return null;
  if (!home || !isCurrency(walletType)) return null;
  const language = languageOf(lang);
  return { token, gameId, walletType, uid, home, language, isFree: mode === 'free' };
}

/** The parameters of the URL that plays a past round again. */
export type ReplayAddress = Pick<Launch, 'gameId' | 'language'> & { readonly roundId: string };

/** As `launchOf`, for the mode `replay`. @param roundId the parameter `round` */
export function replayOf(
  { gameId, lang, home }: LaunchParameters,
  roundId: string | null,
): ReplayAddress | null {
  if (gameId === '' || gameId.length > GAME_ID_LENGTH_MAX || !home || !roundId) return null;
  return { gameId, roundId, language: languageOf(lang) };
}

/** The URL without the token, for the address bar and the history. */
export function withoutToken(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('token');
  return url.href;
}
