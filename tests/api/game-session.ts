import { chooseClientSeed } from '../support/choose-client-seed.ts';
import type { Player, TestServer } from './test-server.ts';

/** The URL of a game for a player who is logged in. */
async function launchedAt(
  { api }: Pick<TestServer, 'api'>,
  { token, ...launch }: { token: string; gameId: string; walletType: string },
): Promise<URL> {
  const { body } = await api.post('/api/game/launch').auth(token, { type: 'bearer' }).send(launch);
  return new URL(body.data.url);
}

type Launch = { readonly token: string; readonly gameId?: string; readonly walletType?: string };

/** The launch token of a game, by default of Phoenix Ascend with US dollars. */
export async function launchToken(
  server: Pick<TestServer, 'api'>,
  { token, gameId = 'phoenix-ascend', walletType = 'USD' }: Launch,
): Promise<string> {
  const url = await launchedAt(server, { token, gameId, walletType });
  return url.searchParams.get('token') ?? '';
}

/** Launches a game for a player and returns a client of the game server's round API. */
export async function gameSession(
  server: TestServer,
  { player, gameId }: { player: Player; gameId: string },
) {
  const url = await launchedAt(server, { token: player.token, gameId, walletType: 'USD' });
  const token = url.searchParams.get('token') ?? '';
  await chooseClientSeed({ gameOrigin: url.origin, token, gameId });
  /** One call of the round API; returns the data of the response. */
  return async ({ path }: { path: string }, body: object) => {
    const response = await fetch(`${url.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ gameId, ...body }),
    });
    return (await response.json()).data;
  };
}
