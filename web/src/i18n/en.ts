import { auth } from './en/auth.ts';
import { common } from './en/common.ts';
import { deposit } from './en/deposit.ts';
import { errors } from './en/errors.ts';
import { favorites } from './en/favorites.ts';
import { gamePlay } from './en/game-play.ts';
import { gameUtils } from './en/game-utils.ts';
import { games } from './en/games.ts';
import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { money } from './en/money.ts';
import { notifications } from './en/notifications.ts';
import { password } from './en/password.ts';
import { paymentResult } from './en/payment-result.ts';
import { profile } from './en/profile.ts';
import { records } from './en/records.ts';
import { rewards } from './en/rewards.ts';
import { wallet } from './en/wallet.ts';
import { walletSelection } from './en/wallet-selection.ts';
import { withdraw } from './en/withdraw.ts';

/** The source of all texts: one file a feature, composed here. */
export const en = {
  auth,
  common,
  deposit,
  errors,
  favorites,
  gamePlay,
  games,
  gameUtils,
  history,
  home,
  layout,
  money,
  notifications,
  paymentResult,
  password,
  profile,
  records,
  rewards,
  wallet,
  walletSelection,
  withdraw,
} as const;
