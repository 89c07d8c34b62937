import { sha256 } from '../../../core/digest.ts';
import type { AuditEntry } from '../../../db/generated/client.ts';

/** The hash before the first seal. */
export const FIRST_HASH = '0'.repeat(64);

/** SHA-256 of the hash before and of the canonical JSON of the entries, in their order. */
export function chainHash(previousHash: string, entries: readonly AuditEntry[]): string {
  return sha256(previousHash + JSON.stringify(entries.map(canonical)));
}

/**
 * The values in one order, whatever the database returns. An entry without a player has the form of the
 * time before there was one: earlier seals hold.
 */
function canonical(entry: AuditEntry): readonly string[] {
  return [
    entry.id,
    entry.at.toISOString(),
    entry.staffId,
    entry.action,
    entry.subjectKind,
    entry.subjectId,
    entry.reason,
    entry.beforeJson,
    entry.afterJson,
    entry.requestId,
    ...(entry.playerId === null ? [] : [entry.playerId]),
  ];
}
