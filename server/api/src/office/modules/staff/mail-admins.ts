import { composeMail } from '../../../mail/compose-mail.ts';
import type { OfficeContext } from '../../context.ts';
import { adminEmails } from './staff-accounts.repository.ts';

/** Mails all admins that an account of staff was made, reset or confirmed. */
export function mailAdmins({
  mailer,
  prisma,
  settings,
}: Pick<OfficeContext, 'mailer' | 'prisma' | 'settings'>): void {
  const link = `${settings.origins.office}/staff`;
  mailer.enqueue(async () => {
    for (const email of await adminEmails(prisma)) {
      const to = { email, language: 'en' };
      mailer.enqueue(async () => composeMail({ name: 'staffAccountChanged', to, link }));
    }
    return null;
  });
}
