import type { OfficeContext } from '../../context.ts';
import type { AuditAction, SubjectKind } from '../../contract/log.ts';
import type { Actor } from '../staff/active-staff.ts';

/** An act of staff, for the write that makes it. */
export type Act = {
  readonly action: AuditAction;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  /** Whose withdrawal, deposit, adjustment or ticket the subject is. */
  readonly playerId?: string;
  readonly reason?: string;
  /** What the act changes, as it was and as it becomes; no secret, and no detail that is masked. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

export type NewAuditEntry = {
  readonly id: string;
  readonly at: Date;
  readonly staffId: string;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly reason: string;
  readonly beforeJson: string;
  readonly afterJson: string;
  readonly requestId: string;
  readonly playerId: string | null;
};

/** The audit entry of an act, to be written with it. */
export function auditEntry(
  { clock, random }: Pick<OfficeContext, 'clock' | 'random'>,
  { staffId, requestId }: Actor,
  act: Act,
): NewAuditEntry {
  const { action, subjectKind, subjectId, playerId = null } = act;
  const { reason = '', before = {}, after = {} } = act;
  return {
    id: random.uuid(),
    at: clock.now(),
    staffId,
    action,
    subjectKind,
    subjectId,
    reason,
    beforeJson: JSON.stringify(before),
    afterJson: JSON.stringify(after),
    requestId,
    playerId,
  };
}
