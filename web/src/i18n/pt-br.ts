import type { PartialMessages } from './messages.ts';
import { auth } from './pt-br/auth.ts';
import { common } from './pt-br/common.ts';
import { errors } from './pt-br/errors.ts';
import { gameUtils } from './pt-br/game-utils.ts';
import { games } from './pt-br/games.ts';
import { home } from './pt-br/home.ts';
import { layout } from './pt-br/layout.ts';
import { money } from './pt-br/money.ts';
import { notifications } from './pt-br/notifications.ts';
import { password } from './pt-br/password.ts';
import { profile } from './pt-br/profile.ts';

/** Under way: what is missing here shows in English. */
export const ptBr = {
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
