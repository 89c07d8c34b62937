import { z } from 'zod';
import type { AuditEntry } from '../../../db/generated/client.ts';
import { type AuditRow, auditActions, subjectKinds } from '../../contract/log.ts';
import type { StaffNames } from '../staff/staff-names.repository.ts';
import { staffRefOf } from '../staff/staff-ref.ts';

const storedAction = z.enum(auditActions);
const storedKind = z.enum(subjectKinds);
const storedObject = z.record(z.string(), z.unknown());

/** @param chainedUpTo the last sealed entry; `null` before the first seal */
export function auditView(
  entry: AuditEntry,
  { names, chainedUpTo }: { names: StaffNames; chainedUpTo: string | null },
): AuditRow {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    staff: staffRefOf(entry.staffId, names),
    action: storedAction.parse(entry.action),
    subjectKind: storedKind.parse(entry.subjectKind),
    subjectId: entry.subjectId,
    uid: playerOf(entry),
    reason: entry.reason,
    before: storedObject.parse(JSON.parse(entry.beforeJson)),
    after: storedObject.parse(JSON.parse(entry.afterJson)),
    requestId: entry.requestId,
    sealed: chainedUpTo !== null && entry.id <= chainedUpTo,
  };
}

/** The player of the subject, or the one who is the subject. */
function playerOf({ playerId, subjectKind, subjectId }: AuditEntry): string | null {
  return playerId ?? (subjectKind === 'player' ? subjectId : null);
}

const HEADER = 'at,staff,action,subject,id,player,reason,before,after,request';

/** The entries as CSV (RFC 4180). */
export function auditCsv(entries: readonly AuditEntry[], names: StaffNames): string {
  const lines = entries.map((entry) =>
    [
      entry.at.toISOString(),
      names.get(entry.staffId) ?? entry.staffId,
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      playerOf(entry) ?? '',
      entry.reason,
      entry.beforeJson,
      entry.afterJson,
      entry.requestId,
    ]
      .map(cell)
      .join(','),
  );
  return `${[HEADER, ...lines].join('\r\n')}\r\n`;
}

/** A spreadsheet would run a cell that begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
