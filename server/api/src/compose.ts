import type { Contract } from './contract/index.ts';
import type { CallTimes } from './core/call-times.ts';
import type { OpenChannel } from './db/channel.ts';
import type { Handler } from './http/implement.ts';
import type { Infrastructure } from './infrastructure/infrastructure.ts';
import { deleteDoneJobs } from './jobs/job-store.ts';
import { type ModuleJobs, recurring } from './jobs/module-jobs.ts';
import { DATA_RETENTION_JOB, deleteOldRows, FINISHED_MS } from './jobs/retention.ts';
import { type Auth, type Backoff, createAuth } from './modules/auth/index.ts';
import { createFavorites } from './modules/favorites/index.ts';
import { createGames } from './modules/games/index.ts';
import { createHealth } from './modules/health/index.ts';
import { createHistory } from './modules/history/index.ts';
import { createNotifications, notificationRow } from './modules/notifications/index.ts';
import { createPayments, type PaymentGateway } from './modules/payments/index.ts';
import { createPlay, type GameServer } from './modules/play/index.ts';
import { createProviders } from './modules/providers/index.ts';
import { createRestrictions } from './modules/restrictions/index.ts';
import { createRewards } from './modules/rewards/index.ts';
import { createSaferPlay } from './modules/safer-play/index.ts';
import { createSecondFactor } from './modules/second-factor/index.ts';
import { createSupport } from './modules/support/index.ts';
import { createUsers } from './modules/users/index.ts';
import { createWallets } from './modules/wallets/index.ts';
import { createOffice, type ResetSampleData } from './office/index.ts';

/** All modules of a process. */
export type Modules = ReturnType<typeof composeModules>;

type Outside = {
  readonly backoff: Backoff;
  /** The way to the other nodes; `null` where this process alone writes to the database. */
  readonly openChannel: OpenChannel | null;
  readonly readCatalogueVersion: (() => Promise<string>) | null;
  readonly paymentGateway: PaymentGateway;
  readonly gameServer: GameServer;
  readonly providerTimes: CallTimes;
  readonly resetSampleData: ResetSampleData | null;
};

/** Builds the modules in the order of their rows: each is given what stands above it. */
export function composeModules(infrastructure: Infrastructure, outside: Outside) {
  const { backoff, openChannel, readCatalogueVersion, providerTimes, resetSampleData } = outside;
  const users = createUsers(infrastructure);
  const restrictions = createRestrictions(infrastructure);
  const auth: Auth = createAuth(infrastructure, {
    backoff,
    restrictions,
    // Notifications stand below: a login's transaction has the row of its notice.
    notices: {
      row: notificationRow,
      publish: ({ notice, at }) => notifications.publish({ notification: notice, at }),
      notify: (notice) => notifications.notify(notice),
    },
  });
  const secondFactor = createSecondFactor(infrastructure, { auth });
  const notifications = createNotifications(infrastructure, { auth, openChannel });
  const providers = createProviders(infrastructure);
  const games = createGames(infrastructure, { providers, readCatalogueVersion });
  const favorites = createFavorites(infrastructure, { games });
  const wallets = createWallets(infrastructure);
  const payments = createPayments(infrastructure, {
    gateway: outside.paymentGateway,
    auth,
    restrictions,
    notifications,
  });
  const play = createPlay(infrastructure, {
    gameServer: outside.gameServer,
    auth,
    restrictions,
    notifications,
    providers,
    games,
    wallets,
  });
  const rewards = createRewards(infrastructure, { restrictions, notifications });
  const history = createHistory(infrastructure, { restrictions, notifications, wallets });
  const saferPlay = createSaferPlay(infrastructure, {
    auth,
    secondFactor,
    restrictions,
    notifications,
    wallets,
    payments,
  });
  const support = createSupport(infrastructure);
  const health = createHealth(infrastructure);
  const office = createOffice(infrastructure, {
    auth,
    restrictions,
    notifications,
    providers,
    games,
    wallets,
    payments,
    play,
    history,
    saferPlay,
    openChannel,
    providerTimes,
    resetSampleData,
  });
  return {
    users,
    restrictions,
    auth,
    secondFactor,
    notifications,
    providers,
    games,
    favorites,
    wallets,
    payments,
    play,
    rewards,
    history,
    saferPlay,
    support,
    health,
    office,
  };
}

/** The handlers of every endpoint of the contract; a missing one does not compile. */
export function handlersOf(modules: Modules): readonly Handler[] {
  const { users, auth, secondFactor, history } = modules;
  const { login, ...security } = secondFactor.handlers;
  const groups = {
    user: { ...auth.handlers, login, ...users.handlers(history.loadUserInfo), ...history.handlers },
    security,
    games: modules.games.handlers,
    providers: modules.games.providersHandlers,
    favorites: modules.favorites.handlers,
    ratings: modules.games.ratingsHandlers,
    play: modules.play.handlers,
    rounds: modules.play.roundsHandlers,
    wallets: modules.wallets.handlers,
    payments: modules.payments.handlers,
    saferPlay: { ...modules.saferPlay.handlers, ...history.statementHandlers },
    promo: modules.rewards.handlers,
    provider: modules.play.providerHandlers,
    notifications: modules.notifications.handlers,
    support: modules.support.handlers,
    health: modules.health.handlers,
  } satisfies {
    [Group in keyof Contract]: {
      [Name in keyof Contract[Group]]: { readonly endpoint: Contract[Group][Name] };
    };
  };
  return Object.values(groups).flatMap((group) => Object.values(group) as Handler[]);
}

/** The jobs of all modules, by kind, with the one that deletes their old rows. */
export function jobsOf(infrastructure: Infrastructure, modules: Modules): ModuleJobs {
  const { restrictions, auth, providers, games, payments, play, history, saferPlay } = modules;
  const { health, office } = modules;
  const { prisma } = infrastructure;
  const retention = [
    // A session outlives its launch tokens, which are deleted first.
    ...play.retention,
    ...auth.retention,
    ...restrictions.retention,
    ...office.retention,
    {
      deleteOld: (batch: { before: Date; limit: number }) => deleteDoneJobs(prisma, batch),
      afterMs: FINISHED_MS,
    },
  ];
  return {
    [DATA_RETENTION_JOB]: recurring(() => deleteOldRows(infrastructure, retention)),
    ...restrictions.jobs,
    ...providers.jobs,
    ...games.jobs,
    ...payments.jobs,
    ...play.jobs,
    ...history.jobs,
    ...saferPlay.jobs,
    ...health.jobs,
    ...office.jobs,
  };
}
