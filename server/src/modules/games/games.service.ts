import type { z } from 'zod';
import type { GameType } from '../../contract/enums.ts';
import { type Game, type gameInput, RAIL_LENGTH_MAX } from '../../contract/games.ts';
import { AppError } from '../../core/app-error.ts';
import type { Caller } from '../../core/caller.ts';
import type { Services } from '../../core/context.ts';
import { type Catalogue, catalogueOf, fold, forgetCatalogue, mentions } from './catalogue.ts';
import { recordVisit, upsertGames } from './games.repository.ts';

/** A look at the same game within this time is one visit. */
const VISIT_ONCE_IN_MS = 600_000;

type Filter = {
  readonly gameType?: GameType | undefined;
  readonly supplier?: string | undefined;
  readonly keyword?: string | undefined;
};

/** The catalogue by gameSort and then by name, narrowed by what the caller names. */
export async function availableGames(services: Services, filter: Filter): Promise<Game[]> {
  const catalogue = await catalogueOf(services);
  const keyword = fold(filter.keyword ?? '');
  const supplier = fold(filter.supplier ?? '');
  const everything = filter.gameType === undefined && keyword === '' && supplier === '';
  if (everything) return sharedList(catalogue, 'all', () => catalogue.map(({ game }) => game));
  return catalogue
    .filter(
      (listed) =>
        (filter.gameType === undefined || listed.game.gameType === filter.gameType) &&
        (supplier === '' || fold(listed.game.supplier ?? '') === supplier) &&
        (keyword === '' || mentions(listed, keyword)),
    )
    .map(({ game }) => game);
}

/** Games whose name or supplier holds the keyword; an empty keyword finds none. */
export async function searchGames(services: Services, keyword: string): Promise<Game[]> {
  const wanted = fold(keyword);
  if (wanted === '') return [];
  const catalogue = await catalogueOf(services);
  return catalogue.filter((listed) => mentions(listed, wanted)).map(({ game }) => game);
}

/** The flagged games, filled up by popularity. */
export async function hotGames(services: Services): Promise<Game[]> {
  const catalogue = await catalogueOf(services);
  return sharedList(catalogue, 'hot', () =>
    catalogue
      .map(({ game }) => game)
      .sort((a, b) => Number(b.isHot) - Number(a.isHot) || b.popularity - a.popularity)
      .slice(0, RAIL_LENGTH_MAX),
  );
}

/** The flagged games, filled up by the date on which they joined the catalogue. */
export async function newGames(services: Services): Promise<Game[]> {
  const catalogue = await catalogueOf(services);
  return sharedList(catalogue, 'new', () =>
    [...catalogue]
      .sort(
        (a, b) =>
          Number(b.game.isNew) - Number(a.game.isNew) ||
          b.joinedAt.getTime() - a.joinedAt.getTime(),
      )
      .slice(0, RAIL_LENGTH_MAX)
      .map(({ game }) => game),
  );
}

type SharedListName = 'all' | 'hot' | 'new';

/** Lists made from one state of the catalogue; they go with it when it changes. */
const sharedLists = new WeakMap<Catalogue, Map<SharedListName, Game[]>>();

function sharedList(catalogue: Catalogue, name: SharedListName, make: () => Game[]): Game[] {
  const lists = sharedLists.get(catalogue) ?? new Map<SharedListName, Game[]>();
  sharedLists.set(catalogue, lists);
  const list = lists.get(name) ?? make();
  lists.set(name, list);
  return list;
}

/** One game; a player's look at it becomes a `browse` row. @throws AppError 404 */
export async function gameById(
  services: Services,
  { gameId, caller }: { gameId: string; caller: Caller },
): Promise<Game> {
  const catalogue = await catalogueOf(services);
  const listed = catalogue.find(({ game }) => game.gameId === gameId);
  if (!listed) throw new AppError('NOT_FOUND');
  if (caller.session) {
    const now = services.clock.now();
    await recordVisit(services.prisma, {
      id: services.random.uuid(),
      userId: caller.session.userId,
      gameId,
      at: now,
      onceSince: new Date(now.getTime() - VISIT_ONCE_IN_MS),
    });
  }
  return listed.game;
}

/** Upserts a provider's games, all or none; a game without an address runs on GAME_ORIGIN. */
export async function saveGames(
  services: Services,
  saved: z.output<typeof gameInput>[],
): Promise<{ saved: number }> {
  const home = new URL(services.settings.origins.game);
  const rows = saved.map(({ rtp, betList, rateList, ...game }) => ({
    ...game,
    gameIp: game.gameIp ?? `${home.protocol}//${home.hostname}`,
    gamePort: game.gamePort ?? (home.port === '' ? '' : `:${home.port}`),
    rtpBasis: Math.round(rtp * 100),
    betList: JSON.stringify(betList),
    rateList: JSON.stringify(rateList),
  }));
  await upsertGames(services.prisma, { rows, at: services.clock.now() });
  forgetCatalogue(services);
  services.log.info({ saved: rows.length }, 'catalogue saved');
  return { saved: rows.length };
}
