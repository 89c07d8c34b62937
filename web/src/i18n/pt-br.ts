import type { Messages } from './messages.ts';
import { auth } from './pt-br/auth.ts';
import { common } from './pt-br/common.ts';
import { deposit } from './pt-br/deposit.ts';
import { errors } from './pt-br/errors.ts';
import { fairness } from './pt-br/fairness.ts';
import { favorites } from './pt-br/favorites.ts';
import { gamePlay } from './pt-br/game-play.ts';
import { gameUtils } from './pt-br/game-utils.ts';
import { games } from './pt-br/games.ts';
import { history } from './pt-br/history.ts';
import { home } from './pt-br/home.ts';
import { layout } from './pt-br/layout.ts';
import { money } from './pt-br/money.ts';
import { notifications } from './pt-br/notifications.ts';
import { password } from './pt-br/password.ts';
import { paymentResult } from './pt-br/payment-result.ts';
import { profile } from './pt-br/profile.ts';
import { records } from './pt-br/records.ts';
import { rewards } from './pt-br/rewards.ts';
import { verify } from './pt-br/verify.ts';
import { wallet } from './pt-br/wallet.ts';
import { walletSelection } from './pt-br/wallet-selection.ts';
import { withdraw } from './pt-br/withdraw.ts';

export const ptBr = {
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
