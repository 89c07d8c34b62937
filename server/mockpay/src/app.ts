import type { Clock } from '@fairhall/kit/clock';
import { createSimulatorApp } from '@fairhall/kit/http/simulator-app';
import type { Settings } from '@fairhall/kit/settings';
import helmet from '@fastify/helmet';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createDueWork } from './due-work.ts';
import { createOrders } from './orders.ts';
import { createOutage } from './outage.ts';
import { registerPage } from './page.ts';
import { createPayoutRepository } from './payout-repository.ts';
import { createPayouts } from './payouts.ts';
import { createRepository } from './repository.ts';
import { registerRoutes } from './routes.ts';
import { openStore } from './store.ts';
import { createTransactions } from './transactions.ts';
import { createWebhookSender } from './webhook-sender.ts';

export type PaymentsAppOptions = {
  readonly settings: Pick<
    Settings,
    'origins' | 'trustedProxies' | 'dataDir' | 'production' | 'paymentSecret' | 'payoutStepMs'
  >;
  readonly clock: Clock;
  readonly logger?: FastifyBaseLogger;
  /** The built client, with `pay.html` and `assets/`; read at each request. */
  readonly webDir: string;
  /** Spreads the retries of webhooks; a number in [0, 1). */
  readonly random?: () => number;
};

/**
 * Mockpay, the simulated payments provider: orders, the hosted checkout page and signed webhooks.
 * It never listens by itself. `ready()` starts its due work (expiries, deliveries), `close()` stops
 * it: pending deliveries get a few seconds, the rest follows after the next start.
 *
 * @throws if the database in `settings.dataDir` cannot be opened
 */
export async function buildPaymentsApp({
  settings,
  clock,
  logger,
  webDir,
  random = Math.random,
}: PaymentsAppOptions): Promise<FastifyInstance> {
  const app = createSimulatorApp({ settings, logger });
  await app.register(helmet, securityHeaders(settings.production));

  const outage = createOutage(clock);
  if (!settings.production) outage.register(app, { secret: settings.paymentSecret });
  const store = openStore(settings.dataDir);
  const repository = createRepository(store);
  const orders = createOrders({
    repository,
    origins: settings.origins,
    clock,
    onChange: () => dueWork.wake(),
  });
  const payoutRepository = createPayoutRepository(store);
  const payouts = createPayouts({
    repository,
    payoutRepository,
    origins: settings.origins,
    stepMs: settings.payoutStepMs,
    clock,
    onChange: () => dueWork.wake(),
  });
  const dueWork = createDueWork({
    repository,
    payoutRepository,
    orders,
    payouts,
    send: outage.around(createWebhookSender({ secret: settings.paymentSecret, clock })),
    clock,
    random,
    log: app.log,
  });

  registerRoutes(app, {
    orders,
    payouts,
    transactions: createTransactions(store),
    clock,
    secret: settings.paymentSecret,
  });
  await registerPage(app, { webDir, orders });

  app.addHook('onReady', async () => dueWork.start());
  app.addHook('onClose', async () => {
    await dueWork.stop();
    store.close();
  });
  return app;
}

/** All resources are of this origin, and no page may frame the checkout. */
function securityHeaders(production: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' as const },
    hsts: production,
    // The merchant opens the checkout in a new tab and may keep a reference to it.
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}
