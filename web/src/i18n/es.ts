import { auth } from './es/auth.ts';
import { common } from './es/common.ts';
import { deposit } from './es/deposit.ts';
import { errors } from './es/errors.ts';
import { fairness } from './es/fairness.ts';
import { favorites } from './es/favorites.ts';
import { gamePlay } from './es/game-play.ts';
import { gameUtils } from './es/game-utils.ts';
import { games } from './es/games.ts';
import { history } from './es/history.ts';
import { home } from './es/home.ts';
import { layout } from './es/layout.ts';
import { money } from './es/money.ts';
import { notifications } from './es/notifications.ts';
import { password } from './es/password.ts';
import { paymentResult } from './es/payment-result.ts';
import { profile } from './es/profile.ts';
import { records } from './es/records.ts';
import { rewards } from './es/rewards.ts';
import { verify } from './es/verify.ts';
import { wallet } from './es/wallet.ts';
import { walletSelection } from './es/wallet-selection.ts';
import { withdraw } from './es/withdraw.ts';
import type { Messages } from './messages.ts';

export const es = {
  auth,
  common,
  deposit,
  errors,
  fairness,
  favorites,
  gamePlay,
  gameUtils,
  games,
  history,
  home,
  layout,
  money,
  notifications,
  password,
  paymentResult,
  profile,
  records,
  rewards,
  verify,
  wallet,
  walletSelection,
  withdraw,
} as const satisfies Messages;
