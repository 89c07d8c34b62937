import type { Fairness, PastSeeds, Rotation } from '../contract-types.ts';
import type { CallResult } from '../rgs-client.ts';
import { sha256Hex } from '../verify/web-hmac.ts';
import { checkRotation, missingCommitments } from './check-commitments.ts';
import { type Mismatch, missingMismatch } from './mismatch.ts';
import type { RecordReader } from './record-reader.ts';

/** What a rotation revealed, beside the commitments that were shown before it. */
export type CheckedRotation = {
  readonly revealed: Rotation['revealed'];
  readonly mismatches: readonly Mismatch[];
  /** The hash that was shown for it. */
  readonly shownHash: string;
  /** When the record was first shown the commitment; `null` without a record. */
  readonly shownAt: number | null;
};

/**
 * Checks a rotation against the commitments that the page showed before it, and against the record.
 * @throws without Web Crypto
 */
export async function checkedRotation(
  { revealed, fairness }: Rotation,
  of: {
    /** The seeds that the page showed before the rotation. */
    readonly shown: Fairness;
    readonly record: RecordReader;
    readonly loadPastSeeds: () => Promise<CallResult<PastSeeds>>;
  },
): Promise<CheckedRotation> {
  const { shown, record } = of;
  const [seedHash, part, past] = await Promise.all([
    sha256Hex(revealed.serverSeed),
    record.loadCommitments(),
    of.loadPastSeeds(),
  ]);
  const saved = typeof part === 'string' ? [] : part.seals;
  const commitment = saved.find(({ serverSeedHash }) => serverSeedHash === shown.serverSeedHash);
  const inForce = fairness.serverSeedHash;
  const vanished = past.ok ? missingCommitments(saved, { listed: past.data.seeds, inForce }) : [];
  return {
    revealed,
    shownHash: shown.serverSeedHash,
    shownAt: commitment?.shownAt ?? null,
    mismatches: [
      ...checkRotation(shown, { revealed, seedHash, nowInForce: inForce }),
      ...missingMismatch(vanished.filter((one) => one !== commitment)),
    ],
  };
}
