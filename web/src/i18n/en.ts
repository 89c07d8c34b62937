/*
 * The source of the texts, a feature a file; en-deferred.ts has the rest. The other languages have
 * the same texts.
 */
export { auth } from './en/auth.ts';
export { common } from './en/common.ts';
export { deposit } from './en/deposit.ts';
export { errors } from './en/errors.ts';
export { fairness } from './en/fairness.ts';
export { favorites } from './en/favorites.ts';
export { gameUtils } from './en/game-utils.ts';
export { games } from './en/games.ts';
export { home } from './en/home.ts';
export { layout } from './en/layout.ts';
export { money } from './en/money.ts';
export { notifications } from './en/notifications.ts';
export { password } from './en/password.ts';
export { records } from './en/records.ts';
export { rewards } from './en/rewards.ts';
export { verify } from './en/verify.ts';
export { wallet } from './en/wallet.ts';
export { walletSelection } from './en/wallet-selection.ts';
