import type { FastifyInstance } from 'fastify';
import { authorizeStaff } from './authorize-staff.ts';
import type { OfficeContext } from './context.ts';
import { logCsvHandler } from './modules/audit/log.router.ts';

/** `GET /office/log.csv`: the log as a file. Its errors are sent in the envelope. */
export function registerLogCsv(app: FastifyInstance, context: OfficeContext): void {
  const { endpoint, handle } = logCsvHandler(context);
  app.get(`/office${endpoint.path}`, async (request, reply) => {
    const caller = await authorizeStaff(context, { endpoint, request });
    const text = await handle(caller, request.query);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="fairhall-log.csv"',
      })
      .send(text);
  });
}
