import { createTransport } from 'nodemailer';
import type { Mail, MailTransport } from './mail.ts';

const CONNECTIONS_MAX = 4;
const RESPONSE_MS_MAX = 10_000;

/** Sends through a real server, as `smtp://mailpit:1025` or `smtps://user:password@host`. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS_MAX,
      connectionTimeout: RESPONSE_MS_MAX,
      greetingTimeout: RESPONSE_MS_MAX,
      socketTimeout: RESPONSE_MS_MAX,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text, html }: Mail) {
      // Named as one address: as text, "a,b@host" would be read as a list of two.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
