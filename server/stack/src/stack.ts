import {
  type Api,
  backendOf,
  buildApiApp,
  buildOfficeApp,
  type MetricsServer,
  openApi,
  openMetricsServer,
} from '@fairhall/api/app';
import { assertClockAgrees } from '@fairhall/api/modules/health';
import { buildGameServerApp } from '@fairhall/game-server/app';
import { type Clock, systemClock } from '@fairhall/kit/clock';
import { shutDownGracefully } from '@fairhall/kit/http/graceful-shutdown';
import type { Settings } from '@fairhall/kit/settings';
import { buildPaymentsApp } from '@fairhall/mockpay/app';
import { seedGameServer } from '@fairhall/seed/game-server';
import { lockSampleAccounts } from '@fairhall/seed/lock-sample-accounts';
import { resetSampleData } from '@fairhall/seed/reset-sample-data';
import { seed } from '@fairhall/seed/seed';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

export const allServices = ['api', 'payments', 'game-server'] as const;
export type ServiceName = (typeof allServices)[number];

type Options = {
  readonly settings: Settings;
  readonly log: Logger;
  /** The built web client with its documents. */
  readonly webDir: string;
  readonly only?: readonly ServiceName[];
  readonly clock?: Clock;
};

export type Stack = { close(): Promise<void> };

type Running = {
  readonly app: FastifyInstance;
  /** Once all services listen: the jobs of one would delay the start of another in the same process. */
  readonly afterStart?: () => void;
  readonly afterClose?: () => Promise<void>;
};

/**
 * Builds the selected services, each listening on its own port. If one fails to start, those before
 * it are closed.
 */
export async function startStack(options: Options): Promise<Stack> {
  const running: Running[] = [];
  try {
    for (const name of options.only ?? allServices) running.push(await starters[name](options));
    for (const { afterStart } of running) afterStart?.();
  } catch (error) {
    await closeAll(running);
    throw error;
  }
  return { close: () => closeAll(running) };
}

/**
 * Closes in reverse order of the start: the game server settles its rounds while the API still
 * serves, and the ledger closes after the last request.
 */
async function closeAll(running: readonly Running[]): Promise<void> {
  for (const { app, afterClose } of [...running].reverse()) {
    await app.close();
    await afterClose?.();
  }
}

const starters = {
  async api({ settings, log, webDir, clock = systemClock }) {
    const logger = log.child({ service: 'api' });
    const database = backendOf(settings.database);
    const lock = database.lock();
    let api: Api | undefined;
    let app: FastifyInstance | undefined;
    let office: FastifyInstance | undefined;
    let metricsServer: MetricsServer | undefined;
    const afterClose = async () => {
      await office?.close();
      await api?.close();
      await metricsServer?.close();
      lock.release();
    };
    try {
      // Before anything is written with a wrong time.
      await assertClockAgrees({ database, clock });
      api = await openApi({
        ...{ settings, log: logger, clock },
        resetSampleData: settings.seed ? resetSampleData : null,
      });
      // Before the app measures its event loop delay: seeding blocks the loop for long.
      if (settings.seed) await seed(api, { withPopulation: true });
      else await lockSampleAccounts(api.infrastructure);
      app = await buildApiApp(api, { webDir });
      metricsServer = await openMetricsServer(api.infrastructure);
      office = await buildOfficeApp(api, { webDir });
      await app.listen({ host: settings.host, port: settings.ports.web });
      await office.listen({ host: settings.officeHost, port: settings.ports.office });
    } catch (error) {
      await app?.close();
      await afterClose();
      throw error;
    }
    return { app, afterStart: api.startJobs, afterClose };
  },
  async payments({ settings, log, webDir, clock = systemClock }) {
    const logger = log.child({ service: 'payments' });
    const app = await buildPaymentsApp({ settings, clock, logger, webDir });
    shutDownGracefully(app);
    await app.listen({ host: settings.host, port: settings.ports.pay });
    return { app };
  },
  async 'game-server'({ settings, log, webDir, clock = systemClock }) {
    const logger = log.child({ service: 'game-server' });
    if (settings.seed) await seedGameServer({ settings, log: logger, clock, withPopulation: true });
    const app = await buildGameServerApp({ settings, clock, logger, webDir, withThreads: true });
    shutDownGracefully(app);
    await app.listen({ host: settings.host, port: settings.ports.game });
    return { app };
  },
} satisfies Record<ServiceName, (options: Options) => Promise<Running>>;
