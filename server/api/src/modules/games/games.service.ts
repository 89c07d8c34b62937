import type { z } from 'zod';
import type { GameType } from '../../contract/enums.ts';
import type { Game, gameInput } from '../../contract/games.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../auth/caller.ts';
import { fold, mentions } from './catalogue.ts';
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
  const { games, listed } = await services.catalogue.get();
  const { gameType } = filter;
  const keyword = fold(filter.keyword ?? '');
  const supplier = fold(filter.supplier ?? '');
  if (gameType === undefined && keyword === '' && supplier === '') return games;
  return listed
    .filter(
      (one) =>
        (gameType === undefined || one.game.gameType === gameType) &&
        (supplier === '' || fold(one.game.supplier ?? '') === supplier) &&
        (keyword === '' || mentions(one, keyword)),
    )
    .map(({ game }) => game);
}

/** Games whose name or supplier holds the keyword; an empty keyword finds none. */
export async function searchGames(services: Services, keyword: string): Promise<Game[]> {
  const wanted = fold(keyword);
  if (wanted === '') return [];
  const { listed } = await services.catalogue.get();
  return listed.filter((one) => mentions(one, wanted)).map(({ game }) => game);
}

export async function hotGames({ catalogue }: Services): Promise<Game[]> {
  return (await catalogue.get()).hot;
}

export async function newGames({ catalogue }: Services): Promise<Game[]> {
  return (await catalogue.get()).latest;
}

/** One game; a player's look at it becomes a `browse` row. @throws AppError 404 */
export async function gameById(
  services: Services,
  { gameId, caller }: { gameId: string; caller: Caller },
): Promise<Game> {
  const { games } = await services.catalogue.get();
  const game = games.find((one) => one.gameId === gameId);
  if (!game) throw new AppError('NOT_FOUND');
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
  return game;
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
  services.catalogue.forget();
  services.log.info({ saved: rows.length }, 'catalogue saved');
  return { saved: rows.length };
}
