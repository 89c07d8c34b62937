import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Mailer } from '../mail/mailer.ts';
import { success } from './envelope.ts';

const query = z.object({ to: z.string().max(320).optional().catch(undefined) });

/**
 * `GET /dev/mail?to=`: the mails that no server sends, newest first. There is no such route in
 * production, nor where SMTP_URL names a server.
 */
export function registerDevMail(app: FastifyInstance, { mailer }: { mailer: Mailer }): void {
  const { outbox } = mailer;
  if (!outbox) return;
  app.get('/dev/mail', async (request, reply) => {
    const { to } = query.parse(request.query);
    // Mails are written behind the answer of the call that asked for them.
    await mailer.idle();
    return reply.header('cache-control', 'no-store').send(success(outbox.list(to)));
  });
}
