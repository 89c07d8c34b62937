import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../core/metrics.ts';
import { EVENTS_URL } from './event-streams.ts';

const NO_ROUTE = 'none';
const FILES = 'files';

/**
 * Measures every call by its route's template: paths as they were asked would make a series each.
 * The files of the client count as one; event streams, which last for hours, are counted apart.
 */
export function registerCallMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url !== EVENTS_URL || reply.statusCode !== 200) {
      const labels = { method: request.method, route: routeLabel(url), status: reply.statusCode };
      metrics.calls.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });
}

function routeLabel(url: string | undefined): string {
  if (url === undefined) return NO_ROUTE;
  return url.startsWith('/api') ? url : FILES;
}
