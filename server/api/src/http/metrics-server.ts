import { createServer } from 'node:http';
import type { Settings } from '@fairhall/kit/settings';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from '../core/metrics.ts';

export type MetricsServer = { close(): Promise<void> };

/**
 * `GET /metrics` for Prometheus, on a port of its own that the public one never leads to. A port
 * that is taken stops the start in production; on a developer's machine, where several servers run
 * beside each other, that one goes without.
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
      log.error({ err: error }, 'the metrics could not be collected');
      response.writeHead(500).end();
    }
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(address, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    if (production) {
      throw new Error(`METRICS_PORT ${address.port} cannot be listened on`, { cause: error });
    }
    log.warn({ port: address.port, err: error }, 'METRICS_PORT is taken: no metrics are served');
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
