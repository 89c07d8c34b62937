import type { z } from 'zod';
import { fromReadingB, type GameType } from '../../contract/enums.ts';
import type { games as contract, Game } from '../../contract/games.ts';
import { OWN_PROVIDER_ID } from '../../contract/own-provider.ts';
import { searchForm } from '../../contract/search-form.ts';
import { AppError, invalidField } from '../../core/app-error.ts';
import type { Caller } from '../../core/caller.ts';
import type { Provider } from '../../core/provider.ts';
import { originOf } from '../providers/index.ts';
import { matchesKeyword } from './catalogue.ts';
import type { GamesContext } from './context.ts';
import { recordVisit, upsertGames } from './games.repository.ts';

/** Repeated views of a game within this time are one visit. */
const VISIT_ONCE_IN_MS = 600_000;

type Filter = {
  readonly gameType?: GameType | undefined;
  readonly supplier?: string | undefined;
  readonly keyword?: string | undefined;
};

/** The games that match the filter, by gameSort and then by name. */
export async function availableGames(context: GamesContext, filter: Filter): Promise<Game[]> {
  const { games, entries } = await context.catalogue.get();
  const { gameType } = filter;
  const keyword = searchForm(filter.keyword ?? '');
  const supplier = searchForm(filter.supplier ?? '');
  if (gameType === undefined && keyword === '' && supplier === '') return games;
  return entries
    .filter(
      (one) =>
        (gameType === undefined || one.game.gameType === gameType) &&
        (supplier === '' || searchForm(one.game.supplier ?? '') === supplier) &&
        (keyword === '' || matchesKeyword(one, keyword)),
    )
    .map(({ game }) => game);
}

/** Games on offer whose name or supplier contains the keyword; none for an empty keyword. */
export async function searchGames(context: GamesContext, keyword: string): Promise<Game[]> {
  const wanted = searchForm(keyword);
  if (wanted === '') return [];
  const { entries } = await context.catalogue.get();
  return entries
    .filter((one) => !one.game.retired && matchesKeyword(one, wanted))
    .map(({ game }) => game);
}

export async function hotGames({ catalogue }: GamesContext): Promise<Game[]> {
  return (await catalogue.get()).hot;
}

export async function newGames({ catalogue }: GamesContext): Promise<Game[]> {
  return (await catalogue.get()).latest;
}

/** A game of the catalogue. */
export async function findInCatalogue(
  { catalogue }: GamesContext,
  gameId: string,
): Promise<Game | undefined> {
  const { games } = await catalogue.get();
  return games.find((one) => one.gameId === gameId);
}

/** A game of the catalogue. @throws NOT_FOUND */
export async function loadFromCatalogue(context: GamesContext, gameId: string): Promise<Game> {
  const game = await findInCatalogue(context, gameId);
  if (!game) throw new AppError('NOT_FOUND');
  return game;
}

/** One game; stores a visit of the player. @throws NOT_FOUND */
export async function gameById(
  context: GamesContext,
  { gameId, caller }: { gameId: string; caller: Caller },
): Promise<Game> {
  const game = await loadFromCatalogue(context, gameId);
  if (caller.session) {
    const now = context.clock.now();
    await recordVisit(context.prisma, {
      id: context.random.uuid(),
      userId: caller.session.userId,
      gameId,
      at: now,
      onceSince: new Date(now.getTime() - VISIT_ONCE_IN_MS),
    });
  }
  return game;
}

/** Where a game of another provider stands in the lobby: staff decide it, at the office. */
const PLACED_BY_STAFF = {
  gameLabel: null,
  gameSort: 999,
  isHot: false,
  isNew: false,
  isRecommended: false,
} as const;

type SavedGame = z.output<typeof contract.saveAll.input>['games'][number];

/**
 * Upserts a provider's games, all or none; a game without an address runs on the provider's first
 * origin. The flags and the order that another provider states are ignored.
 * @throws FORBIDDEN for a game of another provider, INVALID_REQUEST for an address off the
 *   provider's origins and for free play of another provider
 */
export async function saveGames(
  context: GamesContext,
  {
    games,
    reading,
    provider,
  }: z.output<typeof contract.saveAll.input> & { readonly provider: Provider },
): Promise<{ saved: number }> {
  await requireOwnGames(context, { games, provider });
  const rows = games.map((game, index) => {
    const { rtp, rating, betList, rateList, frameProtocol: _checked, ...stored } = game;
    const address = addressOf(game, provider);
    checkAddresses({ ...game, ...address }, { provider, path: `games.${index}` });
    checkFreePlay(game, { provider, path: `games.${index}` });
    return {
      ...stored,
      ...(provider.id === OWN_PROVIDER_ID ? {} : PLACED_BY_STAFF),
      ...address,
      providerId: provider.id,
      gameType: reading === 'B' ? fromReadingB(game.gameType) : game.gameType,
      providerRating: rating,
      rtpBasis: Math.round(rtp * 100),
      betList: JSON.stringify(betList),
      rateList: JSON.stringify(rateList),
    };
  });
  await upsertGames(context.prisma, { rows, at: context.clock.now() });
  context.catalogue.invalidate();
  context.log.info({ provider: provider.id, saved: rows.length }, 'catalogue saved');
  return { saved: rows.length };
}

/** @throws FORBIDDEN, before anything is saved */
async function requireOwnGames(
  { providers, log }: GamesContext,
  { games, provider }: { games: readonly SavedGame[]; provider: Provider },
): Promise<void> {
  const { ownerOf } = await providers.current();
  const foreign = games.find(({ gameId }) => ownerOf(gameId).id !== provider.id);
  if (!foreign) return;
  log.warn({ provider: provider.id, gameId: foreign.gameId }, 'a foreign game was not saved');
  throw new AppError('FORBIDDEN', { data: { reason: 'GAME', gameId: foreign.gameId } });
}

/** The game's address; a missing half is that of the provider's first origin. */
function addressOf({ gameIp, gamePort }: SavedGame, { origins: [first] }: Provider) {
  const { protocol, hostname, port } = new URL(first);
  return {
    gameIp: gameIp ?? `${protocol}//${hostname}`,
    gamePort: gamePort ?? (port === '' ? '' : `:${port}`),
  };
}

/** The tokens of free play are those of the own game server. @throws INVALID_REQUEST */
function checkFreePlay(
  { freePlay }: SavedGame,
  { provider, path }: { provider: Provider; path: string },
): void {
  if (!freePlay || provider.id === OWN_PROVIDER_ID) return;
  throw invalidField({
    path: `${path}.freePlay`,
    message: 'must be false: free play is of the casino’s own games',
  });
}

/**
 * The pages of a game are framed and linked, and its pictures loaded, from the provider's origins
 * alone.
 * @throws INVALID_REQUEST
 */
function checkAddresses(
  game: SavedGame & { gameIp: string; gamePort: string },
  { provider, path }: { provider: Provider; path: string },
): void {
  const { origins } = provider;
  const isOwnOrigin = (url: string) => origins.includes(originOf(url) ?? '');
  // The casino's own art and verifier.
  const isOwnPath = (text: string) => provider.id === OWN_PROVIDER_ID && /^\/(?!\/)/.test(text);
  const must = `must be on one of the provider’s origins: ${origins.join(', ')}`;
  const fail = (field: string) => invalidField({ path: `${path}.${field}`, message: must });
  const { gameIp, gamePort, pgIconUrl, pgBackUrl, proofUrl } = game;
  // The text is put together with a path at the launch, so that it must be an origin and no more.
  if (!origins.includes(`${gameIp}${gamePort}`)) throw fail('gameIp');
  for (const [field, picture] of Object.entries({ pgIconUrl, pgBackUrl })) {
    if (picture !== '' && !isOwnPath(picture) && !isOwnOrigin(picture)) throw fail(field);
  }
  if (proofUrl !== null && !isOwnPath(proofUrl) && !isOwnOrigin(proofUrl)) throw fail('proofUrl');
}
