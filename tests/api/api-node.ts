import { isDeepStrictEqual } from 'node:util';
import supertest from 'supertest';
import { resetSampleData } from '../../seed/reset-sample-data.ts';
import { type ApiOptions, buildApiApp } from '../../server/api/src/app.ts';
import type { Infrastructure } from '../../server/api/src/infrastructure/infrastructure.ts';
import { buildOfficeApp } from '../../server/api/src/office-app.ts';
import { openApi } from '../../server/api/src/open-api.ts';
import { apiDescription } from '../../server/api/src/openapi/api-description.ts';
import { officeDescription } from '../../server/api/src/openapi/office-description.ts';
import type { Clock } from '../../server/kit/src/clock.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import type { Settings } from '../../server/kit/src/settings.ts';
import { DocumentedResponses } from '../support/documented-responses.ts';

/** A response of a test that contradicts the documents fails the close of its server. */
const ofPlayers = new DocumentedResponses(apiDescription({ webOrigin: '' }), '/api');
const ofOffice = new DocumentedResponses(officeDescription({ origin: '' }), '/office');

/** Options of the players' API and of the back office. */
type NodeOptions = ApiOptions & { readonly healthEveryMs?: number };

/** One API process, listening. Several in one process share nothing but a clock. */
export type ApiNode = Awaited<ReturnType<typeof startApiNode>>;

/**
 * Opens the API of the settings and listens on `port`, and the back office on `officePort`.
 * @param options.shared in place of its own: the mail server of all nodes
 */
export async function startApiNode({
  settings,
  clock,
  port,
  officePort,
  shared,
  app: options,
}: {
  settings: Settings;
  clock: Clock;
  port: number;
  officePort: number;
  shared?: Pick<Infrastructure, 'mailer'>;
  app: NodeOptions;
}) {
  const opened = await openApi({
    ...{ settings, clock, log: createLogger(settings) },
    resetSampleData: settings.seed ? resetSampleData : null,
    ...(shared && { replaced: shared }),
  });
  const app = await buildApiApp(opened, options);
  await app.listen({ host: 'localhost', port });
  const officeApp = await buildOfficeApp(opened, options);
  await officeApp.listen({ host: 'localhost', port: officePort });
  const origin = `http://localhost:${port}`;
  const violations = new Set<string>();
  const onViolation = (violation: string) => violations.add(violation);
  return {
    origin,
    app,
    opened,
    infrastructure: opened.infrastructure,
    modules: opened.modules,
    api: ofPlayers.observed(supertest(origin), onViolation),
    officeApp,
    office: ofOffice.observed(supertest(`http://localhost:${officePort}`), onViolation),
    async close() {
      await officeApp.close();
      await app.close();
      await opened.close();
      if (violations.size > 0) throw new Error([...violations].join('\n'));
    },
  };
}

/** Calls of a server by their paths. */
export type Calls = Pick<
  ReturnType<typeof supertest>,
  'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options'
>;

/** Calls that go to the next server each. */
export function callsInTurn(next: () => Calls): Calls {
  return {
    get: (url) => next().get(url),
    post: (url) => next().post(url),
    put: (url) => next().put(url),
    patch: (url) => next().patch(url),
    delete: (url) => next().delete(url),
    head: (url) => next().head(url),
    options: (url) => next().options(url),
  };
}

/** Returns the items in turn, from the first one on. */
export function inTurn<Item>(items: readonly [Item, ...Item[]]): () => Item {
  let calls = 0;
  return () => items[calls++ % items.length] ?? items[0];
}

/** The values of a metric by its labels, summed over the nodes. */
export async function countedBy(
  nodes: readonly ApiNode[],
  metric: 'refusedWins' | 'uncreditedPayments',
) {
  const read = await Promise.all(
    nodes.map(({ infrastructure }) => infrastructure.metrics[metric].get()),
  );
  const sums: { labels: object; value: number }[] = [];
  const values = read.flatMap((counter): { labels: object; value: number }[] => counter.values);
  for (const { labels, value } of values) {
    const sum = sums.find((one) => isDeepStrictEqual(one.labels, labels));
    if (sum) sum.value += value;
    else sums.push({ labels, value });
  }
  return sums;
}
