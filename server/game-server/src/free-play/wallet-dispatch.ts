import { isFreeToken, isGuest } from '@fairhall/kit/free-token';
import type { WalletClient } from '../wallet/wallet-client.ts';

/** Calls the free wallet for launches and guests of free play, and the player's wallet for all others. */
export function dispatchWallets({
  player,
  free,
}: {
  player: WalletClient;
  free: WalletClient;
}): WalletClient {
  const ofToken = (token: string) => (isFreeToken(token) ? free : player);
  const ofUid = (uid: string) => (isGuest(uid) ? free : player);
  return {
    authenticate: (token) => ofToken(token).authenticate(token),
    launchState: (token) => ofToken(token).launchState(token),
    session: (token) => ofToken(token).session(token),
    balance: (token) => ofToken(token).balance(token),
    bet: (request, language) => ofToken(request.token).bet(request, language),
    win: (request) => ofUid(request.uid).win(request),
    play: (request, language) => ofToken(request.token).play(request, language),
    rollback: (request) => ofUid(request.uid).rollback(request),
    close: () => player.close(),
  };
}
