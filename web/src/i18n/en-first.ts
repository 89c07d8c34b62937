import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { gameUtils } from './en/game-utils.ts';
import { games } from './en/games.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { money } from './en/money.ts';

const auth = {
  login: 'Log in',
  createAccount: 'Create account',
} as const;

const favorites = {
  heart: 'Favorite {{name}}',
  operationFailed: 'Favorite operation failed',
  operationFailedText: 'The change is kept here until the list loads again.',
} as const;

/**
 * What the frame and the home page say: part of the first load. A feature is a file; what only its
 * pages and dialogs say is in a file of the others.
 */
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
