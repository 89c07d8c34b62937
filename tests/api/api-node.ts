import supertest from 'supertest';
import { type ApiOptions, buildApiApp } from '../../server/api/src/app.ts';
import { openServices } from '../../server/api/src/open-services.ts';
import type { Clock } from '../../server/kit/src/clock.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import type { Settings } from '../../server/kit/src/settings.ts';

/** One API process's services and app, listening. Several in one process share nothing but a clock. */
export type ApiNode = Awaited<ReturnType<typeof startApiNode>>;

/** Opens the services of the settings and listens on `port`. */
export async function startApiNode({
  settings,
  clock,
  port,
  app: options,
}: {
  settings: Settings;
  clock: Clock;
  port: number;
  app: ApiOptions;
}) {
  const server = await openServices({ settings, clock, log: createLogger(settings) });
  const app = await buildApiApp(server.services, options);
  await app.listen({ host: 'localhost', port });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    app,
    services: server.services,
    api: supertest(origin),
    async close() {
      await app.close();
      await server.close();
    },
  };
}

/** Returns the items in turn, from the first one on. */
export function inTurn<Item>(items: readonly [Item, ...Item[]]): () => Item {
  let calls = 0;
  return () => items[calls++ % items.length] ?? items[0];
}
