import type { z } from 'zod';
import type { GameType } from '../../contract/enums.ts';
import { type Game, type gameInput, RAIL_LENGTH_MAX } from '../../contract/games.ts';
import { AppError } from '../../core/app-error.ts';
import type { Caller, Services } from '../../core/context.ts';
import { toGame } from './games.mapper.ts';
import { allGames, recordVisit, upsertGames } from './games.repository.ts';

/** A look at the same game within this time is one visit. */
const VISIT_ONCE_IN_MS = 600_000;

type Filter = {
  readonly gameType?: GameType | undefined;
  readonly supplier?: string | undefined;
  readonly keyword?: string | undefined;
};

/** The catalogue by gameSort and then by name, narrowed by what the caller names. */
export async function availableGames(services: Services, filter: Filter): Promise<Game[]> {
  const keyword = fold(filter.keyword ?? '');
  const supplier = fold(filter.supplier ?? '');
  const games = await catalogue(services);
  return games.filter(
    (game) =>
      (filter.gameType === undefined || game.gameType === filter.gameType) &&
      (supplier === '' || fold(game.supplier ?? '') === supplier) &&
      (keyword === '' || mentions(game, keyword)),
  );
}

/** Games whose name or supplier holds the keyword; an empty keyword finds none. */
export async function searchGames(services: Services, keyword: string): Promise<Game[]> {
  const folded = fold(keyword);
  if (folded === '') return [];
  return (await catalogue(services)).filter((game) => mentions(game, folded));
}

/** The flagged games, filled up by popularity. */
export async function hotGames(services: Services): Promise<Game[]> {
  const games = await catalogue(services);
  return [...games]
    .sort((a, b) => Number(b.isHot) - Number(a.isHot) || b.popularity - a.popularity)
    .slice(0, RAIL_LENGTH_MAX);
}

/** The flagged games, filled up by the date on which they joined the catalogue. */
export async function newGames(services: Services): Promise<Game[]> {
  const rows = await allGames(services.prisma);
  return rows
    .sort(
      (a, b) => Number(b.isNew) - Number(a.isNew) || b.createdAt.getTime() - a.createdAt.getTime(),
    )
    .slice(0, RAIL_LENGTH_MAX)
    .map(toGame);
}

/** One game; a player's look at it becomes a `browse` row. @throws AppError 404 */
export async function gameById(
  services: Services,
  { gameId, caller }: { gameId: string; caller: Caller },
): Promise<Game> {
  const game = (await catalogue(services)).find((candidate) => candidate.gameId === gameId);
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
  games: z.output<typeof gameInput>[],
): Promise<{ saved: number }> {
  const home = new URL(services.settings.origins.game);
  const rows = games.map(({ rtp, betList, rateList, ...game }) => ({
    ...game,
    gameIp: game.gameIp ?? `${home.protocol}//${home.hostname}`,
    gamePort: game.gamePort ?? (home.port === '' ? '' : `:${home.port}`),
    rtpBasis: Math.round(rtp * 100),
    betList: JSON.stringify(betList),
    rateList: JSON.stringify(rateList),
  }));
  await upsertGames(services.prisma, { rows, at: services.clock.now() });
  services.log.info({ saved: rows.length }, 'catalogue saved');
  return { saved: rows.length };
}

async function catalogue(services: Services): Promise<Game[]> {
  return (await allGames(services.prisma)).map(toGame);
}

function mentions(game: Game, foldedKeyword: string): boolean {
  return (
    fold(game.gameName).includes(foldedKeyword) || fold(game.supplier ?? '').includes(foldedKeyword)
  );
}

/** Lower case without accents: "São" and "sao" are the same word to a searcher. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
