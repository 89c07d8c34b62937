import { contract } from '@fairhall/api/contract/index';
import { saveGames } from '@fairhall/api/modules/games/games.service';
import type { Services } from '@fairhall/api/services';
import { catalogue } from '@fairhall/game-server/catalogue/catalogue';

/** The mock casino's catalogue, so that the lobby is full before the casino's first sync. */
export async function seedGames(services: Services): Promise<void> {
  const { games } = contract.games.saveAll.input.parse({ games: catalogue });
  await saveGames(services, games);
}
