import { contract } from '../server/src/contract/index.ts';
import { saveGames } from '../server/src/modules/games/games.service.ts';
import type { Services } from '../server/src/services.ts';
import { catalogue } from '../server/src/simulators/casino/catalogue/catalogue.ts';

/** The mock casino's catalogue, so that the lobby is full before the casino's first sync. */
export async function seedGames(services: Services): Promise<void> {
  const { games } = contract.games.saveAll.input.parse({ games: catalogue });
  await saveGames(services, games);
}
