import type { z } from 'zod';
import { invalidField, refusal } from '../../../core/app-error.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { findAccount } from '../../../modules/auth/index.ts';
import { FOREVER } from '../../../modules/restrictions/index.ts';
import type { OfficeContext } from '../../context.ts';
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
 * @throws NOT_FOUND, ONLY_TIGHTER, INVALID_REQUEST for a time-out without an end
 */
export async function setBreak(context: OfficeContext, input: Input): Promise<Break> {
  const { uid, kind } = input;
  const { clock } = context;
  const player = await requirePlayer(context, uid);
  const until = endOf(input);
  const now = clock.now();
  // An exclusion is stronger than any time-out.
  const isWeaker = kind === 'timeOut' && playerState(player, now) === 'excluded';
  if (until <= now || isWeaker) throw refusal('ONLY_TIGHTER');
  const before = breakView(player, now);
  const audit = auditEntry(context, input.actor, {
    action: 'player.break',
    subjectKind: 'player',
    subjectId: uid,
    reason: input.reason,
    before,
    after: { kind, until: input.until },
  });
  const { saferPlay } = context;
  const set = kind === 'timeOut' ? saferPlay.setTimeOut : saferPlay.setExclusion;
  const isTighter = await set({ userId: uid, until, alongside: (tx) => storeAudit(tx, audit) });
  if (!isTighter) throw refusal('ONLY_TIGHTER');
  if (kind === 'exclusion') mailExclusion(context, uid);
  context.log.info({ userId: uid, staffId: input.actor.staffId, kind }, 'staff set a break');
  const changed = await requirePlayer(context, uid);
  return { state: playerState(changed, now), ...breakView(changed, now) };
}

/** @throws INVALID_REQUEST */
function endOf({ kind, until }: Input): Date {
  if (until !== null) return new Date(Math.min(Date.parse(until), FOREVER.getTime()));
  if (kind === 'exclusion') return FOREVER;
  throw invalidField({ path: 'until', message: 'is required for a time-out' });
}

function mailExclusion({ mailer, prisma, settings }: OfficeContext, userId: string): void {
  const link = `${settings.origins.web}/safer-play`;
  mailer.enqueue(async () =>
    composeMail({ name: 'excludedByHouse', to: await findAccount(prisma, userId), link }),
  );
}
