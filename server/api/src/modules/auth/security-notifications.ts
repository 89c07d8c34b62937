import { composeMail, type Recipient } from '../../mail/compose-mail.ts';
import type { AuthContext } from './context.ts';
import { findAccount } from './passwords.repository.ts';
import type { FactorEvent, SecurityNotice } from './security-notice.ts';

type Message = Pick<SecurityNotice, 'type' | 'message'>;

const PASSWORD_CHANGED: Message = { type: 'system', message: 'passwordChanged' };
const PASSWORD_RESET: Message = { type: 'warning', message: 'passwordReset' };

/** For a login from a new location or one that ends another session; stored with the session. */
export function loginNotification(
  context: AuthContext,
  login: { userId: string; device: string; isNewLocation: boolean },
): SecurityNotice {
  const { userId, device, isNewLocation } = login;
  const params = { device, place: isNewLocation ? 'new' : 'known' } as const;
  const message: Message = { type: 'warning', message: 'newLogin' };
  return { ...securityNotification(context, { userId, message }), params };
}

/** Sends a notification and a mail, because an attacker may have the player's session. */
export async function notifyOfNewPassword(
  context: AuthContext,
  { userId, to, how }: { userId: string; to: Recipient; how: 'changed' | 'reset' },
): Promise<void> {
  const link = context.settings.origins.web;
  context.mailer.enqueue(async () => composeMail({ name: 'passwordChanged', to, link }));
  const message = how === 'changed' ? PASSWORD_CHANGED : PASSWORD_RESET;
  await context.notices.notify(securityNotification(context, { userId, message }));
}

/** Sends a notification and a mail: an attacker may have the player's session, or a code. */
export async function notifyOfFactor(
  context: AuthContext,
  { userId, event }: { userId: string; event: FactorEvent },
): Promise<void> {
  const { mailer, prisma, settings } = context;
  const link = settings.origins.web;
  mailer.enqueue(async () =>
    composeMail({ name: event, to: await findAccount(prisma, userId), link }),
  );
  const message: Message = { type: 'warning', message: event };
  await context.notices.notify(securityNotification(context, { userId, message }));
}

function securityNotification(
  { random }: AuthContext,
  { userId, message }: { userId: string; message: Message },
): SecurityNotice {
  return { id: `security.${random.uuid()}`, userId, ...message, params: {}, link: '/profile' };
}
