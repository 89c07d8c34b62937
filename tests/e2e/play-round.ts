import { chooseClientSeed } from '../support/choose-client-seed.ts';
import type { PlayerApi } from './player-api.ts';
import { expect, origins } from './test.ts';

const gameId = 'velvet-baccarat';

/** Plays a round of Velvet Baccarat for one dollar, without the page of the game. */
export async function playRound(api: PlayerApi, requestId = 'request-1'): Promise<void> {
  expect(await bet(await launch(api), requestId)).toBe(200);
}

/**
 * Plays a round, and one that the wallet refuses after it was dealt: the money is withdrawn in between,
 * and the game server knows the balance from before.
 */
export async function playUntilRefused(api: PlayerApi): Promise<void> {
  await api.deposit({ walletType: 'USD', amount: 50 });
  const token = await launch(api);
  expect(await bet(token, 'request-1')).toBe(200);
  await api.post('/payment/withdraw', {
    ...{ walletType: 'USD', money: (await api.usdBalance()).toFixed(2) },
    ...{ bankCode: 'LMPUS', bank: '6222000011112222' },
  });
  expect(await api.usdBalance()).toBe(0);
  expect(await bet(token, 'request-2')).toBe(1101);
}

/** Launches the game; returns the launch token. */
async function launch(api: PlayerApi): Promise<string> {
  const { url } = await api.post<{ url: string }>('/game/launch', { gameId, walletType: 'USD' });
  const token = new URL(url).searchParams.get('token') ?? '';
  await chooseClientSeed({ gameOrigin: origins.game(), token, gameId });
  return token;
}

/** Bets a dollar on the banker; returns the code of the response. */
async function bet(token: string, requestId: string): Promise<number> {
  const response = await fetch(`${origins.game()}/rounds/bet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gameId, requestId, bets: [{ spot: 'banker', amount: '1.00' }] }),
  });
  return (await response.json()).code;
}
