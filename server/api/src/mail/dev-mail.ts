import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../http/envelope.ts';
import type { Mailer } from './mailer.ts';

const query = z.object({ to: z.string().max(320).optional().catch(undefined) });

/**
 * `GET /dev/mail?to=`: the mails of the development outbox, newest first. The route does not exist
 * in production or when SMTP_URL is set.
 */
export function registerDevMail(app: FastifyInstance, { mailer }: { mailer: Mailer }): void {
  const { outbox } = mailer;
  if (!outbox) return;
  app.get('/dev/mail', async (request, reply) => {
    const { to } = query.parse(request.query);
    // Mails are sent after the response of the call that caused them.
    await mailer.idle();
    return reply.header('cache-control', 'no-store').send(success(outbox.list(to)));
  });
}
