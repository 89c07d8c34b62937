import type { Language } from '../../contract/enums.ts';
import { marketRules } from '../../contract/markets.ts';
import { refusal } from '../../core/app-error.ts';
import type { Caller } from '../../core/caller.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { createUser, SUMMARY_EVERY_MS } from '../users/index.ts';
import type { AuthContext } from './context.ts';
import { hashingOptions } from './login-location.ts';
import { hashPassword } from './passwords.ts';

type Registration = {
  readonly email: string;
  readonly password: string;
  readonly nickName: string;
  readonly language: Language;
  readonly currency?: string | undefined;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
  readonly country?: string | undefined;
  readonly empInviteCode?: string | undefined;
  /** The caller's IP address; `address` is the player's own. */
  readonly callerAddress: string;
};

/**
 * Creates a player and sends the welcome mail.
 * @throws UNKNOWN_CURRENCY, EMAIL_TAKEN, TOO_MANY_REQUESTS
 */
export async function register(
  context: AuthContext,
  registration: Registration,
): Promise<{ userId: string }> {
  const { prisma, clock, random, mailer, settings } = context;
  const { email, language } = registration;
  const currency = parseCurrency(registration.currency ?? 'USD');
  const passwordHash = await hashPassword(registration.password, {
    ...hashingOptions(context, registration.callerAddress),
    isRegistration: true,
  });
  const userId = random.playerNumber();
  const createdAt = clock.now();
  const created = await createUser(prisma, {
    id: userId,
    email,
    passwordHash,
    nickName: registration.nickName,
    phone: registration.phone || null,
    address: registration.address || null,
    country: registration.country || null,
    inviteCode: registration.empInviteCode || null,
    currency,
    language,
    market: settings.market,
    realityCheckMinutes: marketRules[settings.market].realityCheckMinutes,
    createdAt,
    nextSummaryAt: new Date(createdAt.getTime() + SUMMARY_EVERY_MS),
    notifications: {
      create: {
        id: `welcome.${userId}`,
        type: 'system',
        message: 'welcome',
        link: '/games',
        createdAt,
      },
    },
  });
  if (!created) throw refusal('EMAIL_TAKEN');
  const link = settings.origins.web;
  mailer.enqueue(async () => composeMail({ name: 'welcome', to: { email, language }, link }));
  context.log.info({ userId }, 'player registered');
  return { userId };
}

/** Ends the caller's session, if there is one. */
export async function logout(context: AuthContext, caller: Caller): Promise<null> {
  if (caller.session) {
    await context.sessions.end(caller.session, 'LOGOUT');
  }
  return null;
}
