import { contract } from '@fairhall/api/contract/index';
import { saveGames } from '@fairhall/api/modules/games/games.service';
import type { Services } from '@fairhall/api/services';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';

/** The game server's catalogue, so that the lobby is complete before the first sync. */
export async function seedGames(services: Services): Promise<void> {
  const input = contract.games.saveAll.input.parse({ games: catalogue });
  await saveGames(services, { ...input, provider: (await services.providers.current()).own });
}
