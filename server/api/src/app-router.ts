import type { Contract } from './contract/index.ts';
import { type Handler, routerOf } from './implement.ts';
import { authHandlers } from './modules/auth/auth.router.ts';
import { favoritesHandlers } from './modules/favorites/favorites.router.ts';
import { gamesHandlers } from './modules/games/games.router.ts';
import { healthHandlers } from './modules/health/health.router.ts';
import { historyHandlers } from './modules/history/history.router.ts';
import { notificationsHandlers } from './modules/notifications/notifications.router.ts';
import { paymentsHandlers } from './modules/payments/payments.router.ts';
import { playHandlers, providerHandlers, roundsHandlers } from './modules/play/play.router.ts';
import { providersHandlers } from './modules/providers/providers.router.ts';
import { promoHandlers } from './modules/rewards/rewards.router.ts';
import { saferPlayHandlers } from './modules/safer-play/safer-play.router.ts';
import { securityHandlers } from './modules/second-factor/security.router.ts';
import { supportHandlers } from './modules/support/support.router.ts';
import { usersHandlers } from './modules/users/users.router.ts';
import { walletsHandlers } from './modules/wallets/wallets.router.ts';

/** The handler of every endpoint of the contract; a missing one does not compile. */
const handlerGroups = {
  user: { ...authHandlers, ...usersHandlers, ...historyHandlers },
  security: securityHandlers,
  games: gamesHandlers,
  providers: providersHandlers,
  favorites: favoritesHandlers,
  play: playHandlers,
  rounds: roundsHandlers,
  wallets: walletsHandlers,
  payments: paymentsHandlers,
  saferPlay: saferPlayHandlers,
  promo: promoHandlers,
  provider: providerHandlers,
  notifications: notificationsHandlers,
  support: supportHandlers,
  health: healthHandlers,
} satisfies {
  [Group in keyof Contract]: {
    [Name in keyof Contract[Group]]: { readonly endpoint: Contract[Group][Name] };
  };
};

export const handlers: readonly Handler[] = Object.values(handlerGroups).flatMap(
  (group) => Object.values(group) as Handler[],
);

export const appRouter = routerOf(handlerGroups);

/** The type of the API for the typed client. */
export type AppRouter = typeof appRouter;
