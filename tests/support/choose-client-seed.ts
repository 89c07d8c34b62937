import { gameServerCalls } from '../../server/game-server/src/contract.ts';

/**
 * Opens a game and makes the player's first client seed for the hash that it shows, as the game page
 * does. Nothing changes for a player who has one.
 */
export async function chooseClientSeed(of: {
  readonly gameOrigin: string;
  /** The launch token. */
  readonly token: string;
  readonly gameId: string;
}): Promise<void> {
  const call = async ({ path }: { readonly path: string }, body: object) => {
    const response = await fetch(`${of.gameOrigin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${of.token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()).data;
  };
  const { fairness } = await call(gameServerCalls.open, { gameId: of.gameId });
  if (fairness === undefined || fairness.clientSeed !== null) return;
  const { serverSeedHash } = fairness;
  await call(gameServerCalls.clientSeed, { serverSeedHash, clientSeed: 'a seed of the tests' });
}
