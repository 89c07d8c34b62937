import { auth } from './id/auth.ts';
import { common } from './id/common.ts';
import { errors } from './id/errors.ts';
import { gameUtils } from './id/game-utils.ts';
import { games } from './id/games.ts';
import { home } from './id/home.ts';
import { layout } from './id/layout.ts';
import { money } from './id/money.ts';
import { notifications } from './id/notifications.ts';
import { password } from './id/password.ts';
import { profile } from './id/profile.ts';
import type { PartialMessages } from './messages.ts';

/** Under way: what is missing here shows in English. */
export const id = {
  auth,
  common,
  errors,
  gameUtils,
  games,
  home,
  layout,
  money,
  notifications,
  password,
  profile,
} as const satisfies PartialMessages;
