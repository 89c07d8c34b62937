import type { Fairness, PastSeeds, Rotation } from '../contract-types.ts';
import type { CallResult } from '../rgs-client.ts';
import { sha256Hex } from '../verify/web-hmac.ts';
import { checkRotation, vanishedSeals } from './check-seals.ts';
import { type Mismatch, vanishedMismatch } from './mismatch.ts';
import type { RecordReader } from './record-reader.ts';

/** What a rotation revealed, beside the seals that were shown before it. */
export type CheckedRotation = {
  readonly revealed: Rotation['revealed'];
  readonly mismatches: readonly Mismatch[];
  /** The hash that was shown for it. */
  readonly shownHash: string;
  /** When the record was first shown the seal; `null` without a record. */
  readonly shownAt: number | null;
};

/**
 * Checks a rotation against the seals that the page showed before it, and against the record.
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
  const [seedHash, seals, past] = await Promise.all([
    sha256Hex(revealed.serverSeed),
    record.seals(),
    of.loadPastSeeds(),
  ]);
  const saved = typeof seals === 'string' ? [] : seals.seals;
  const seal = saved.find(({ serverSeedHash }) => serverSeedHash === shown.serverSeedHash);
  const inForce = fairness.serverSeedHash;
  const vanished = past.ok ? vanishedSeals(saved, { listed: past.data.seeds, inForce }) : [];
  return {
    revealed,
    shownHash: shown.serverSeedHash,
    shownAt: seal?.shownAt ?? null,
    mismatches: [
      ...checkRotation(shown, { revealed, seedHash, nowInForce: inForce }),
      ...vanishedMismatch(vanished.filter((one) => one !== seal)),
    ],
  };
}
