import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';

/**
 * Opens a game and makes the player's first client seed for the hash that it shows, as the game page
 * does. Nothing changes for a player who has one.
 * @returns whether the player has one; otherwise a call got no response
 */
export async function chooseClientSeed(of: {
  readonly gameOrigin: string;
  /** The launch token. */
  readonly token: string;
  readonly gameId: string;
}): Promise<boolean> {
  const call = async ({ path }: { readonly path: string }, body: object) => {
    const response = await fetch(`${of.gameOrigin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${of.token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()).data;
  };
  const opened = await call(gameServerCalls.open, { gameId: of.gameId });
  if (!opened || 'problem' in opened) return false;
  // A scheduled draw or match has no seeds of a player.
  if (opened.fairness?.clientSeed !== null) return true;
  const { serverSeedHash } = opened.fairness;
  const clientSeed = 'a seed of the tests';
  return Boolean(await call(gameServerCalls.clientSeed, { serverSeedHash, clientSeed }));
}
