import type { Language } from '../../contract/enums.ts';
import { toDecimal } from '../../contract/money.ts';
import { AppError, invalidField, refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { findGame } from '../games/index.ts';
import { isLaunchable } from '../providers/index.ts';
import type { PlayContext } from './context.ts';
import { issueLaunchToken } from './launch-tokens.ts';

type LaunchRequest = {
  readonly session: ActiveSession;
  readonly gameId: string;
  readonly walletType: string;
  readonly lang?: Language | undefined;
  readonly env?: 'mobile' | 'PC' | undefined;
  readonly homeUrl?: string | undefined;
  readonly acceptedLanguage: Language;
};

/**
 * The URL that launches a game, with a token for this game and wallet only.
 * @throws INVALID_REQUEST (homeUrl of another origin), UNKNOWN_CURRENCY, NOT_FOUND,
 *   GAME_UNAVAILABLE
 */
export async function launchGame(
  context: PlayContext,
  request: LaunchRequest,
): Promise<{ url: string; expiresAt: string }> {
  const { settings, ledger, prisma, providers } = context;
  const { session, gameId, env = 'PC' } = request;
  const homeUrl = checkedHomeUrl(request.homeUrl, settings.origins.web);
  const currency = parseCurrency(request.walletType);
  const game = await findGame(prisma, gameId);
  if (!game) throw new AppError('NOT_FOUND');
  if (!isLaunchable(await providers.current(), game)) throw refusal('GAME_UNAVAILABLE');

  const language = request.lang ?? request.acceptedLanguage;
  const { token, expiresAt } = await issueLaunchToken(context, {
    session,
    gameId,
    walletType: currency,
    language,
  });
  const balances = await ledger.balances(session.userId);
  const balance = balances.find((candidate) => candidate.currency === currency);
  const query = new URLSearchParams({
    token,
    money: toDecimal(balance?.availableMinor ?? 0n, currency),
    walletType: currency,
    GameID: gameId,
    uid: session.userId,
    homeUrl,
    lang: language,
    env,
  });
  return {
    url: `${game.gameIp}${game.gamePort}/?${query}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Accepts URLs of the web origin only: any other would be an open redirect. */
export function checkedHomeUrl(homeUrl: string | undefined, webOrigin: string): string {
  if (homeUrl === undefined) return `${webOrigin}/`;
  const url = URL.parse(homeUrl, webOrigin);
  if (url?.origin !== webOrigin) {
    throw invalidField({ path: 'homeUrl', message: `must be a path of ${webOrigin}` });
  }
  return url.href;
}
