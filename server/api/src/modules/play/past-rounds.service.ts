import type { z } from 'zod';
import { OWN_PROVIDER_ID } from '../../contract/own-provider.ts';
import type { PastRound, pastRounds } from '../../contract/past-rounds.ts';
import { AppError } from '../../core/app-error.ts';
import type { Provider } from '../../core/provider.ts';
import type { PlayContext } from './context.ts';
import type { ListedRound } from './game-server.ts';

type Calls = typeof pastRounds;
type InputOf<C extends keyof Calls> = z.output<Calls[C]['input']> & { readonly userId: string };
type Response<C extends keyof Calls> = z.output<Calls[C]['output']>;

/** A page of the player's rounds at one provider, newest first. @throws NOT_FOUND, OVERLOADED */
export async function listRounds(
  context: PlayContext,
  { userId: uid, gameId, providerId, before, pageSize }: InputOf<'list'>,
): Promise<Response<'list'>> {
  const provider = await providerOf(context, { providerId, gameId });
  const client =
    provider.id === OWN_PROVIDER_ID ? context.gameServer : context.providerClients.of(provider);
  if (client === null) throw new AppError('NOT_FOUND');
  // Requests one more than the page, to detect a next page.
  const found = await client.rounds({ uid, gameId, before, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  return {
    list: await withGames(context, { provider, rounds: shown }),
    next: found.length > pageSize ? (shown.at(-1)?.roundId ?? null) : null,
  };
}

/** @throws NOT_FOUND for an unknown provider */
async function providerOf(
  { providers }: PlayContext,
  query: { providerId: string | undefined; gameId: string | undefined },
): Promise<Provider> {
  const { own, byId, ownerOf } = await providers.current();
  const { providerId, gameId } = query;
  if (providerId === undefined) return gameId === undefined ? own : ownerOf(gameId);
  const provider = byId(providerId);
  if (provider === null) throw new AppError('NOT_FOUND');
  return provider;
}

/** @throws NOT_FOUND, OVERLOADED */
export async function pastRound(
  context: PlayContext,
  { userId: uid, roundId }: InputOf<'get'>,
): Promise<Response<'get'>> {
  const details = await context.gameServer.round({ uid, roundId });
  if (details.kind === 'round') return details;
  const { own: provider } = await context.providers.current();
  const [slip] = await withGames(context, { provider, rounds: [details.slip] });
  if (!slip) throw new Error('the slip is missing');
  return { ...details, slip };
}

/** Adds what the catalogue knows of each round's game, of the provider's own games alone. */
async function withGames(
  { games }: PlayContext,
  { provider, rounds }: { provider: Provider; rounds: readonly ListedRound[] },
): Promise<PastRound[]> {
  const { games: all } = await games.catalogue.get();
  const own = new Map(
    all.filter(({ providerId }) => providerId === provider.id).map((game) => [game.gameId, game]),
  );
  return rounds.map((round) => {
    const game = own.get(round.gameId);
    return {
      ...round,
      gameName: game?.gameName ?? round.gameId,
      proofUrl: game?.proofUrl ? proofOf(game.proofUrl, round.roundId) : null,
    };
  });
}

/** The address of a round's proof: the game's, with the round's id as `round`. */
export function proofOf(proofUrl: string, roundId: string): string {
  return withQuery(proofUrl, { round: roundId });
}

/** An address with further parameters. */
export function withQuery(address: string, query: Record<string, string>): string {
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${separator}${new URLSearchParams(query)}`;
}
