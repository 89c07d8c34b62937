/* English texts that no part of the first load uses: deferred-texts.ts adds them. */
export { exclusion } from './en/exclusion.ts';
export { gamePlay } from './en/game-play.ts';
export { history } from './en/history.ts';
export { paymentResult } from './en/payment-result.ts';
export { profile } from './en/profile.ts';
export { security } from './en/security.ts';
export { withdraw } from './en/withdraw.ts';
