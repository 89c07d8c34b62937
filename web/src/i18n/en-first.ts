import { auth } from './en/auth.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { favorites } from './en/favorites.ts';
import { gameUtils } from './en/game-utils.ts';
import { games } from './en/games.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { money } from './en/money.ts';

/** What the frame and the home page say: part of the first load. A feature is a file. */
export const firstTexts = {
  auth,
  common,
  errors,
  favorites,
  games,
  gameUtils,
  home,
  layout,
  money,
} as const;
