import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { type ModuleJobs, recurring } from '../../jobs/module-jobs.ts';
import type { ProvidersModule } from '../providers/index.ts';
import { CatalogueCache } from './catalogue.ts';
import type { GamesContext } from './context.ts';
import { gamesHandlers, providersHandlers, ratingsHandlers } from './games.router.ts';
import { findInCatalogue, gameById, loadFromCatalogue, saveGames } from './games.service.ts';
import { countPopularity, POPULARITY_JOB } from './popularity.job.ts';

export {
  findGame,
  gameNames,
  gameOverrides,
  recordVisit,
  savedGames,
  upsertGames,
} from './games.repository.ts';
export { inOrder, overridable, withOverride } from './override.ts';
export { updatePopularity } from './popularity.repository.ts';

/** The catalogue, and the players' ratings. */
export type Games = ReturnType<typeof createGames>;

export function createGames(
  infrastructure: Infrastructure,
  {
    providers,
    readCatalogueVersion,
  }: {
    providers: ProvidersModule;
    /** Of a database that other nodes save games to. */
    readCatalogueVersion: (() => Promise<string>) | null;
  },
) {
  const catalogue = new CatalogueCache({
    ...infrastructure,
    providers,
    readVersion: readCatalogueVersion,
  });
  const context: GamesContext = { ...infrastructure, providers, catalogue };
  return {
    catalogue,
    ...withContext(context, { findInCatalogue, gameById, loadFromCatalogue, saveGames }),
    handlers: gamesHandlers(context),
    ratingsHandlers: ratingsHandlers(context),
    providersHandlers: providersHandlers(context),
    jobs: {
      [POPULARITY_JOB]: recurring(() => countPopularity(context)),
    } satisfies ModuleJobs,
  };
}
