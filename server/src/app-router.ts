import { router } from './core/trpc.ts';
import { authProcedures } from './modules/auth/auth.router.ts';
import { favoritesProcedures } from './modules/favorites/favorites.router.ts';
import { gamesProcedures } from './modules/games/games.router.ts';
import { healthProcedures } from './modules/health/health.router.ts';
import { historyProcedures } from './modules/history/history.router.ts';
import { notificationsProcedures } from './modules/notifications/notifications.router.ts';
import { paymentsProcedures } from './modules/payments/payments.router.ts';
import {
  playProcedures,
  providerProcedures,
  roundsProcedures,
} from './modules/play/play.router.ts';
import { promoProcedures } from './modules/rewards/rewards.router.ts';
import { usersProcedures } from './modules/users/users.router.ts';
import { walletsProcedures } from './modules/wallets/wallets.router.ts';

/** The procedures under the same names as the contract's endpoints. */
export const appRouter = router({
  user: { ...authProcedures, ...usersProcedures, ...historyProcedures },
  games: gamesProcedures,
  favorites: favoritesProcedures,
  play: playProcedures,
  rounds: roundsProcedures,
  wallets: walletsProcedures,
  payments: paymentsProcedures,
  promo: promoProcedures,
  provider: providerProcedures,
  notifications: notificationsProcedures,
  health: healthProcedures,
});

export type AppRouter = typeof appRouter;
