import { auth } from './es/auth.ts';
import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { gameUtils } from './es/game-utils.ts';
import { games } from './es/games.ts';
import { home } from './es/home.ts';
import { layout } from './es/layout.ts';
import { money } from './es/money.ts';
import { notifications } from './es/notifications.ts';
import { password } from './es/password.ts';
import { profile } from './es/profile.ts';
import type { PartialMessages } from './messages.ts';

/** Under way: what is missing here shows in English. */
export const es = {
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
