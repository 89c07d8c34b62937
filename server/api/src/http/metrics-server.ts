import { createServer } from 'node:http';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from '../core/metrics.ts';

/** Of scrapers; the process has no files for more. */
const CONNECTIONS_MAX = 16;

export type MetricsServer = { close(): Promise<void> };

/**
 * Serves `GET /metrics` for Prometheus on a separate port, never on the public one. If the port is
 * in use, production does not start; a developer's machine may run several servers, so there the
 * server starts without metrics.
 */
export async function openMetricsServer({
  metrics: { registry },
  settings: { metrics: address, production },
  log,
}: {
  metrics: Metrics;
  settings: Pick<Settings, 'metrics' | 'production'>;
  log: FastifyBaseLogger;
}): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'metrics could not be collected');
      response.writeHead(500).end();
    }
  });
  server.maxConnections = CONNECTIONS_MAX;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(address, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    if (production) {
      throw new Error(`Cannot listen on METRICS_PORT ${address.port}`, { cause: error });
    }
    log.warn({ port: address.port, err: error }, 'METRICS_PORT is in use: no metrics are served');
    return { close: async () => {} };
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
