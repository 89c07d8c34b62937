import { auth } from './en/auth.ts';
import { common } from './en/common-others.ts';
import { deposit } from './en/deposit.ts';
import { errors } from './en/errors-others.ts';
import { fairness } from './en/fairness.ts';
import { favorites } from './en/favorites.ts';
import { gamePlay } from './en/game-play.ts';
import { history } from './en/history.ts';
import { notifications } from './en/notifications.ts';
import { password } from './en/password.ts';
import { paymentResult } from './en/payment-result.ts';
import { profile } from './en/profile.ts';
import { records } from './en/records.ts';
import { rewards } from './en/rewards.ts';
import { verify } from './en/verify.ts';
import { wallet } from './en/wallet.ts';
import { walletSelection } from './en/wallet-selection.ts';
import { withdraw } from './en/withdraw.ts';

/** What the other pages and the dialogs say: loaded before the first of them. */
export const otherTexts = {
  auth,
  common,
  deposit,
  errors,
  favorites,
  fairness,
  gamePlay,
  history,
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
} as const;
