import type { Api } from '@fairhall/api/app';
import { contract } from '@fairhall/api/contract/index';
import { catalogue, retiredGames } from '@fairhall/game-server/catalogue/catalogue';

/** The game server's catalogue, so that the lobby is complete before the first sync. */
export async function seedGames({ modules: { games, providers } }: Api): Promise<void> {
  const input = contract.games.saveAll.input.parse({ games: [...catalogue, ...retiredGames] });
  await games.saveGames({ ...input, provider: (await providers.current()).own });
}
