import { signFreeToken } from '@fairhall/kit/free-token';
import type { Language } from '../../contract/enums.ts';
import { FREE_PLAY_MS, freePlayOpeningMinor } from '../../contract/free-play.ts';
import { toDecimal } from '../../contract/money.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { findGame } from '../games/index.ts';
import { isLaunchable } from '../providers/index.ts';
import type { PlayContext } from './context.ts';
import { checkedHomeUrl } from './launch.service.ts';

type FreeLaunchRequest = {
  readonly gameId: string;
  readonly walletType: string;
  readonly lang?: Language | undefined;
  readonly env?: 'mobile' | 'PC' | undefined;
  readonly homeUrl?: string | undefined;
  readonly acceptedLanguage: Language;
};

/**
 * The URL that launches a game without an account. The token states what it is for, and the game server
 * verifies it and stores the points: nothing is written here, and no balance is involved.
 * @throws INVALID_REQUEST (homeUrl of another origin), UNKNOWN_CURRENCY, NOT_FOUND,
 *   GAME_UNAVAILABLE
 */
export async function launchFreeGame(
  { settings, prisma, providers, random, clock }: PlayContext,
  request: FreeLaunchRequest,
): Promise<{ url: string; expiresAt: string }> {
  const { gameId, env = 'PC' } = request;
  const homeUrl = checkedHomeUrl(request.homeUrl, settings.origins.web);
  const walletType = parseCurrency(request.walletType);
  const game = await findGame(prisma, gameId);
  if (!game) throw new AppError('NOT_FOUND');
  const current = await providers.current();
  if (!game.freePlay || !isLaunchable(current, game)) throw refusal('GAME_UNAVAILABLE');

  const expiresAt = new Date(clock.now().getTime() + FREE_PLAY_MS);
  const token = signFreeToken(
    { gameId, walletType, jti: random.uuid(), expiresAt },
    current.own.outgoingSecret,
  );
  const query = new URLSearchParams({
    token,
    money: toDecimal(freePlayOpeningMinor(walletType), walletType),
    walletType,
    GameID: gameId,
    uid: 'guest',
    homeUrl,
    lang: request.lang ?? request.acceptedLanguage,
    env,
    mode: 'free',
  });
  return {
    url: `${game.gameIp}${game.gamePort}/?${query}`,
    expiresAt: expiresAt.toISOString(),
  };
}
