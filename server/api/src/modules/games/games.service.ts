import type { z } from 'zod';
import { fromReadingB, type GameType } from '../../contract/enums.ts';
import type { games as contract, Game } from '../../contract/games.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../auth/caller.ts';
import { matchesKeyword, normalizeForSearch } from './catalogue.ts';
import { recordVisit, upsertGames } from './games.repository.ts';

/** Repeated views of a game within this time are one visit. */
const VISIT_ONCE_IN_MS = 600_000;

type Filter = {
  readonly gameType?: GameType | undefined;
  readonly supplier?: string | undefined;
  readonly keyword?: string | undefined;
};

/** The games that match the filter, by gameSort and then by name. */
export async function availableGames(services: Services, filter: Filter): Promise<Game[]> {
  const { games, entries } = await services.catalogue.get();
  const { gameType } = filter;
  const keyword = normalizeForSearch(filter.keyword ?? '');
  const supplier = normalizeForSearch(filter.supplier ?? '');
  if (gameType === undefined && keyword === '' && supplier === '') return games;
  return entries
    .filter(
      (one) =>
        (gameType === undefined || one.game.gameType === gameType) &&
        (supplier === '' || normalizeForSearch(one.game.supplier ?? '') === supplier) &&
        (keyword === '' || matchesKeyword(one, keyword)),
    )
    .map(({ game }) => game);
}

/** Games whose name or supplier contains the keyword; none for an empty keyword. */
export async function searchGames(services: Services, keyword: string): Promise<Game[]> {
  const wanted = normalizeForSearch(keyword);
  if (wanted === '') return [];
  const { entries } = await services.catalogue.get();
  return entries.filter((one) => matchesKeyword(one, wanted)).map(({ game }) => game);
}

export async function hotGames({ catalogue }: Services): Promise<Game[]> {
  return (await catalogue.get()).hot;
}

export async function newGames({ catalogue }: Services): Promise<Game[]> {
  return (await catalogue.get()).latest;
}

/** One game; stores a visit of the player. @throws AppError 404 */
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
  { games, reading }: z.output<typeof contract.saveAll.input>,
): Promise<{ saved: number }> {
  const home = new URL(services.settings.origins.game);
  const rows = games.map(({ rtp, betList, rateList, ...game }) => ({
    ...game,
    gameType: reading === 'B' ? fromReadingB(game.gameType) : game.gameType,
    gameIp: game.gameIp ?? `${home.protocol}//${home.hostname}`,
    gamePort: game.gamePort ?? (home.port === '' ? '' : `:${home.port}`),
    rtpBasis: Math.round(rtp * 100),
    betList: JSON.stringify(betList),
    rateList: JSON.stringify(rateList),
  }));
  await upsertGames(services.prisma, { rows, at: services.clock.now() });
  services.catalogue.invalidate();
  services.log.info({ saved: rows.length }, 'catalogue saved');
  return { saved: rows.length };
}
