import type { z } from 'zod';
import { invalidField, refusal } from '../../../core/app-error.ts';
import type { Prisma } from '../../../db/generated/client.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { findAccount } from '../../../modules/auth/passwords.repository.ts';
import {
  lengthenTimeOut,
  startExclusion,
} from '../../../modules/safer-play/exclusion.repository.ts';
import { FOREVER } from '../../../modules/safer-play/exclusion.ts';
import { scheduleTimeOutEnd } from '../../../modules/safer-play/limit-jobs.ts';
import { protectionChanged } from '../../../modules/safer-play/protection.ts';
import { notifyOfTimeOut } from '../../../modules/safer-play/time-out-notifications.ts';
import type { Services } from '../../../services.ts';
import type { players as contract } from '../../contract/players.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from '../staff/active-staff.ts';
import { playerState } from './player-state.ts';
import { breakView, requirePlayer } from './players.service.ts';

type Input = z.output<typeof contract.setBreak.input> & { readonly actor: Actor };
type Break = z.output<typeof contract.setBreak.output>;

/**
 * Starts a time-out or an exclusion of a player, or makes it longer. A shorter or a weaker one does not
 * exist, for nobody.
 * @throws AppError 404, 1504, 400 for a time-out without an end
 */
export async function setBreak(services: Services, input: Input): Promise<Break> {
  const { uid, kind } = input;
  const { clock } = services;
  const player = await requirePlayer(services, uid);
  const until = endOf(input);
  const now = clock.now();
  // An exclusion is stronger than any time-out.
  const isWeaker = kind === 'timeOut' && playerState(player, now) === 'excluded';
  if (until <= now || isWeaker) throw refusal('ONLY_TIGHTER');
  const before = breakView(player, now);
  const start = kind === 'timeOut' ? startTimeOut : exclude;
  const isTighter = await start(services, {
    uid,
    until,
    store: (tx) =>
      storeAudit(
        tx,
        auditEntry(services, input.actor, {
          action: 'player.break',
          subjectKind: 'player',
          subjectId: uid,
          reason: input.reason,
          before,
          after: { kind, until: input.until },
        }),
      ),
  });
  if (!isTighter) throw refusal('ONLY_TIGHTER');
  services.log.info({ userId: uid, staffId: input.actor.staffId, kind }, 'staff set a break');
  const changed = await requirePlayer(services, uid);
  return { state: playerState(changed, now), ...breakView(changed, now) };
}

/** @throws AppError 400 */
function endOf({ kind, until }: Input): Date {
  if (until !== null) return new Date(Math.min(Date.parse(until), FOREVER.getTime()));
  if (kind === 'exclusion') return FOREVER;
  throw invalidField({ path: 'until', message: 'is required for a time-out' });
}

type Start = {
  readonly uid: string;
  readonly until: Date;
  /** Writes the audit entry in the transaction of the change. */
  readonly store: (tx: Prisma.TransactionClient) => Promise<void>;
};

/** As a time-out of the player's own. @returns false when a longer one stands */
async function startTimeOut(
  services: Services,
  { uid: userId, until, store }: Start,
): Promise<boolean> {
  const isLonger = await services.sessions.endLaunches({
    userId,
    async change(tx) {
      if (!(await lengthenTimeOut(tx, { userId, until }))) return false;
      await store(tx);
      return true;
    },
  });
  if (!isLonger) return false;
  protectionChanged(services, userId);
  await scheduleTimeOutEnd(services, { userId, until });
  await notifyOfTimeOut(services, { userId, until });
  return true;
}

/** As a self-exclusion. @returns false when a longer one stands */
async function exclude(services: Services, { uid: userId, until, store }: Start): Promise<boolean> {
  const { sessions, clock, mailer, prisma, settings } = services;
  const at = clock.now();
  const isLonger = await sessions.endForExclusion({
    userId,
    async change(tx) {
      if (!(await startExclusion(tx, { userId, until, at }))) return false;
      await store(tx);
      return true;
    },
  });
  if (!isLonger) return false;
  protectionChanged(services, userId);
  const link = `${settings.origins.web}/safer-play`;
  mailer.enqueue(async () =>
    composeMail({ name: 'excludedByHouse', to: await findAccount(prisma, userId), link }),
  );
  return true;
}
