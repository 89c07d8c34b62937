import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { authorizeStaff } from './authorize-staff.ts';
import { logCsvHandler } from './modules/audit/log.router.ts';

/** `GET /office/log.csv`: the log as a file. Its errors are sent in the envelope. */
export function registerLogCsv(app: FastifyInstance, services: Services): void {
  const { endpoint, handle } = logCsvHandler;
  app.get(`/office${endpoint.path}`, async (request, reply) => {
    const context = await authorizeStaff(services, { endpoint, request });
    const text = await handle(context, request.query);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="fairhall-log.csv"',
      })
      .send(text);
  });
}
