import { auth } from './id/auth.ts';
import { common } from './id/common.ts';
import { deposit } from './id/deposit.ts';
import { errors } from './id/errors.ts';
import { fairness } from './id/fairness.ts';
import { favorites } from './id/favorites.ts';
import { gamePlay } from './id/game-play.ts';
import { gameUtils } from './id/game-utils.ts';
import { games } from './id/games.ts';
import { history } from './id/history.ts';
import { home } from './id/home.ts';
import { layout } from './id/layout.ts';
import { money } from './id/money.ts';
import { notifications } from './id/notifications.ts';
import { password } from './id/password.ts';
import { paymentResult } from './id/payment-result.ts';
import { profile } from './id/profile.ts';
import { records } from './id/records.ts';
import { rewards } from './id/rewards.ts';
import { verify } from './id/verify.ts';
import { wallet } from './id/wallet.ts';
import { walletSelection } from './id/wallet-selection.ts';
import { withdraw } from './id/withdraw.ts';
import type { Messages } from './messages.ts';

export const id = {
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
