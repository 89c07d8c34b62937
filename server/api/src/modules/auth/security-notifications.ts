import { composeMail, type Recipient } from '../../mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { type NewNotification, notify } from '../notifications/notify.ts';
import { findAccount } from './passwords.repository.ts';

type Message = Pick<NewNotification, 'type' | 'message'>;

const NEW_LOGIN: Message = { type: 'warning', message: 'newLogin' };
const PASSWORD_CHANGED: Message = { type: 'system', message: 'passwordChanged' };
const PASSWORD_RESET: Message = { type: 'warning', message: 'passwordReset' };

/** For a login from a new location or one that ends another session; stored with the session. */
export function loginNotification(services: Services, userId: string): NewNotification {
  return securityNotification(services, { userId, message: NEW_LOGIN });
}

/** Sends a notification and a mail, because an attacker may have the player's session. */
export async function notifyOfNewPassword(
  services: Services,
  { userId, to, how }: { userId: string; to: Recipient; how: 'changed' | 'reset' },
): Promise<void> {
  const link = services.settings.origins.web;
  services.mailer.enqueue(async () => composeMail({ name: 'passwordChanged', to, link }));
  const message = how === 'changed' ? PASSWORD_CHANGED : PASSWORD_RESET;
  await notify(services, securityNotification(services, { userId, message }));
}

/** The events of a factor; the mail has the same name. */
type FactorEvent =
  | 'factorAdded'
  | 'factorRemoved'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved';

/** Sends a notification and a mail: an attacker may have the player's session, or a code. */
export async function notifyOfFactor(
  services: Services,
  { userId, event }: { userId: string; event: FactorEvent },
): Promise<void> {
  const { mailer, prisma, settings } = services;
  const link = settings.origins.web;
  mailer.enqueue(async () =>
    composeMail({ name: event, to: await findAccount(prisma, userId), link }),
  );
  const message: Message = { type: 'warning', message: event };
  await notify(services, securityNotification(services, { userId, message }));
}

function securityNotification(
  { random }: Services,
  { userId, message }: { userId: string; message: Message },
): NewNotification {
  return { id: `security.${random.uuid()}`, userId, ...message, params: {}, link: '/profile' };
}
