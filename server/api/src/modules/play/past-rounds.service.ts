import type { z } from 'zod';
import type { PastRound, pastRounds } from '../../contract/past-rounds.ts';
import type { PrismaClient } from '../../db/generated/client.ts';
import type { Services } from '../../services.ts';
import { gameNames } from '../games/games.repository.ts';
import type { ListedRound } from './game-server.ts';

type Calls = typeof pastRounds;
type InputOf<C extends keyof Calls> = z.output<Calls[C]['input']> & { readonly userId: string };
type Response<C extends keyof Calls> = z.output<Calls[C]['output']>;

/** A page of the player's rounds, newest first. @throws AppError 503 */
export async function listRounds(
  { prisma, gameServer }: Services,
  { userId: uid, gameId, before, pageSize }: InputOf<'list'>,
): Promise<Response<'list'>> {
  // Requests one more than the page, to detect a next page.
  const found = await gameServer.rounds({ uid, gameId, before, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  return {
    list: await withNames(prisma, shown),
    next: found.length > pageSize ? (shown.at(-1)?.roundId ?? null) : null,
  };
}

/** @throws AppError 404, 503 */
export async function pastRound(
  { prisma, gameServer }: Services,
  { userId: uid, roundId }: InputOf<'get'>,
): Promise<Response<'get'>> {
  const details = await gameServer.round({ uid, roundId });
  if (details.kind === 'round') return details;
  const [slip] = await withNames(prisma, [details.slip]);
  if (!slip) throw new Error('the slip is missing');
  return { ...details, slip };
}

async function withNames(
  prisma: PrismaClient,
  rounds: readonly ListedRound[],
): Promise<PastRound[]> {
  const names = await gameNames(
    prisma,
    rounds.map(({ gameId }) => gameId),
  );
  return rounds.map((round) => ({ ...round, gameName: names.get(round.gameId) ?? round.gameId }));
}
