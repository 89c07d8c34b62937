import type { CasinoUnderTest, Player } from './casino-under-test.ts';

/** Launches a game for a player and answers how its page speaks to the game server. */
export async function gameSession(
  casino: CasinoUnderTest,
  { player, gameId }: { player: Player; gameId: string },
) {
  const launched = await casino.api
    .post('/api/game/launch')
    .auth(player.token, { type: 'bearer' })
    .send({ gameId, walletType: 'USD' });
  const url = new URL(launched.body.data.url);
  const token = url.searchParams.get('token');
  /** One call of the round API; the answer's data. */
  return async ({ path }: { path: string }, body: object) => {
    const response = await fetch(`${url.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ gameId, ...body }),
    });
    return (await response.json()).data;
  };
}
