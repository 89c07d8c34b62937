import type { CompleteProof } from '../verify/recompute-event.ts';
import type { RecordCheck } from './check-round.ts';
import type { Mismatch } from './mismatch.ts';
import type { EventPart, NoRecord } from './record-reader.ts';

/** The parts of a proof that are compared. */
type ClaimedEvent = Pick<CompleteProof, 'book' | 'ownSlips'> & {
  readonly event: Pick<CompleteProof['event'], 'serverSeedHash' | 'bookDigest'>;
};

/**
 * Compares a draw, match or race with the record.
 * @param seedHash SHA-256 of the revealed seed
 */
export function checkEvent(
  { event, book, ownSlips }: ClaimedEvent,
  { seedHash, saved }: { seedHash: string; saved: EventPart | NoRecord },
): RecordCheck {
  const nothing = { shownAt: null, shownHash: null, mismatches: [] };
  if (typeof saved === 'string') return { basis: saved, ...nothing };
  const { event: shown, slips } = saved;
  if (shown === null) return { basis: 'none', ...nothing };
  const mismatches: Mismatch[] = [];
  if (seedHash !== shown.serverSeedHash) mismatches.push({ kind: 'seedSwapped' });
  else if (event.serverSeedHash !== shown.serverSeedHash) {
    mismatches.push({ kind: 'hashRewritten' });
  }
  if (shown.bookDigest !== null && event.bookDigest !== shown.bookDigest) {
    mismatches.push({ kind: 'bookChanged' });
  }
  const missing = slips.filter(
    ({ slipId, digest }) =>
      !book.includes(digest) ||
      !ownSlips.some((slip) => slip.slipId === slipId && slip.digest === digest),
  );
  if (missing.length > 0)
    mismatches.push({ kind: 'slipMissing', values: { count: missing.length } });
  return {
    basis: 'round',
    shownAt: shown.shownAt,
    shownHash: shown.serverSeedHash,
    mismatches,
  };
}
