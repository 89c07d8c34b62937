import { composeMail, type Recipient } from '../../mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { type NewNotification, notify } from '../notifications/notify.ts';

type Told = Pick<NewNotification, 'type' | 'message'>;

const NEW_LOGIN: Told = { type: 'warning', message: 'newLogin' };
const PASSWORD_CHANGED: Told = { type: 'system', message: 'passwordChanged' };
const PASSWORD_RESET: Told = { type: 'warning', message: 'passwordReset' };

/** Of a login from a new place, or one that ends a session elsewhere; stored with its session. */
export function loginNotification(services: Services, userId: string): NewNotification {
  return newsOf(services, { userId, told: NEW_LOGIN });
}

/** By notification and by mail, because whoever changed it may hold the player's session. */
export async function notifyOfNewPassword(
  services: Services,
  { userId, to, how }: { userId: string; to: Recipient; how: 'changed' | 'reset' },
): Promise<void> {
  const link = services.settings.origins.web;
  services.mailer.enqueue(async () => composeMail({ name: 'passwordChanged', to, link }));
  const told = how === 'changed' ? PASSWORD_CHANGED : PASSWORD_RESET;
  await notify(services, newsOf(services, { userId, told }));
}

function newsOf(
  { random }: Services,
  { userId, told }: { userId: string; told: Told },
): NewNotification {
  return { id: `security.${random.uuid()}`, userId, ...told, params: {}, link: '/profile' };
}
