import type { Services } from '../../core/context.ts';
import { composeMail, type Recipient } from '../../mail/compose-mail.ts';
import { type News, notify } from '../notifications/notify.ts';

type Told = Pick<News, 'type' | 'message'>;

const NEW_LOGIN: Told = { type: 'warning', message: 'newLogin' };
const PASSWORD_CHANGED: Told = { type: 'system', message: 'passwordChanged' };
const PASSWORD_RESET: Told = { type: 'warning', message: 'passwordReset' };

/** A login from a new place, or one that ended a session elsewhere. */
export function tellOfNewLogin(services: Services, userId: string): Promise<void> {
  return tell(services, { userId, told: NEW_LOGIN });
}

/** By notification and by mail, because whoever changed it may hold the player's session. */
export async function tellOfNewPassword(
  services: Services,
  { userId, to, how }: { userId: string; to: Recipient; how: 'changed' | 'reset' },
): Promise<void> {
  const link = services.settings.origins.web;
  services.mailer.enqueue(async () => composeMail({ name: 'passwordChanged', to, link }));
  const told = how === 'changed' ? PASSWORD_CHANGED : PASSWORD_RESET;
  await tell(services, { userId, told });
}

function tell(services: Services, { userId, told }: { userId: string; told: Told }): Promise<void> {
  const id = `security.${services.random.uuid()}`;
  return notify(services, { id, userId, ...told, params: {}, link: '/profile' });
}
