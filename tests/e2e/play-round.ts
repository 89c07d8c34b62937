import { chooseClientSeed } from '../support/choose-client-seed.ts';
import type { PlayerApi } from './player-api.ts';
import { expect, origins } from './test.ts';

/** Plays a round of Velvet Baccarat for one dollar, without the page of the game. */
export async function playRound(api: PlayerApi): Promise<void> {
  const { url } = await api.post<{ url: string }>('/game/launch', {
    gameId: 'velvet-baccarat',
    walletType: 'USD',
  });
  const token = new URL(url).searchParams.get('token') ?? '';
  await chooseClientSeed({ gameOrigin: origins.game(), token, gameId: 'velvet-baccarat' });
  const played = await fetch(`${origins.game()}/rounds/bet`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      gameId: 'velvet-baccarat',
      requestId: 'request-1',
      bets: [{ spot: 'banker', amount: '1.00' }],
    }),
  });
  expect(await played.json()).toMatchObject({ code: 200 });
}
