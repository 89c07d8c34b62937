import { ROUNDS_BEFORE_RATING } from '../../contract/games.ts';
import { refusal } from '../../core/app-error.ts';
import type { GamesContext } from './context.ts';
import { loadFromCatalogue } from './games.service.ts';
import { findStars, hasPlayedRounds, type RatingKey, storeRating } from './ratings.repository.ts';

/** The player's own stars, 1 to 5; `null` without a rating. @throws NOT_FOUND */
export async function loadRating(
  context: GamesContext,
  key: RatingKey,
): Promise<{ stars: number | null }> {
  await loadFromCatalogue(context, key.gameId);
  return { stars: await findStars(context.prisma, key) };
}

/**
 * Rates a game or changes the rating.
 * @param stars 1 to 5
 * @throws NOT_FOUND, TOO_FEW_ROUNDS for a first rating before ten rounds of the game
 */
export async function rateGame(
  context: GamesContext,
  { stars, ...key }: RatingKey & { readonly stars: number },
): Promise<null> {
  const { prisma, clock, catalogue } = context;
  await loadFromCatalogue(context, key.gameId);
  const mayRate =
    (await findStars(prisma, key)) !== null ||
    (await hasPlayedRounds(prisma, { ...key, count: ROUNDS_BEFORE_RATING }));
  if (!mayRate) throw refusal('TOO_FEW_ROUNDS');
  await storeRating(prisma, { ...key, stars, ratedAt: clock.now() });
  catalogue.invalidate();
  return null;
}
