import { createTransport } from 'nodemailer';
import type { Mail, MailTransport } from './mail.ts';

const CONNECTIONS_MAX = 4;
const RESPONSE_MS_MAX = 10_000;

/** Sends by SMTP. @param server.url as `smtp://mailpit:1025` or `smtps://user:password@host` */
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
      // An object, because nodemailer would parse the text "a,b@host" as two addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
