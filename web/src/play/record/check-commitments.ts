import type { SavedCommitment } from '@fairhall/game-server/contract/record';
import type { Mismatch, MismatchKind } from './mismatch.ts';

type Revealed = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
};

/** The seeds that a page showed before a rotation. */
export type CommittedSeeds = {
  readonly serverSeedHash: string;
  readonly clientSeed: string | null;
  readonly nextServerSeedHash: string | null;
};

/**
 * Compares a rotation with the commitments shown before it.
 * @param of.seedHash SHA-256 of the revealed seed
 */
export function checkRotation(
  shown: CommittedSeeds,
  of: { readonly revealed: Revealed; readonly seedHash: string; readonly nowInForce: string },
): readonly Mismatch[] {
  const { revealed, seedHash, nowInForce } = of;
  const mismatches: Mismatch[] = [];
  if (seedHash !== shown.serverSeedHash) mismatches.push({ kind: 'seedSwapped' });
  else if (revealed.serverSeedHash !== shown.serverSeedHash) {
    mismatches.push({ kind: 'hashRewritten' });
  }
  if (shown.clientSeed !== null && revealed.clientSeed !== shown.clientSeed) {
    mismatches.push({ kind: 'clientSeedChanged' });
  }
  if (shown.nextServerSeedHash !== null && nowInForce !== shown.nextServerSeedHash) {
    mismatches.push({ kind: 'commitmentSkipped' });
  }
  return mismatches;
}

/**
 * A revealed seed beside the record: `null` where the record has no such commitment.
 * @param followedBy the hash of the seed that came into force after it; `null` if unknown
 */
export function checkRevealed(
  revealed: Revealed,
  of: {
    readonly seedHash: string;
    readonly followedBy: string | null;
    readonly commitments: readonly SavedCommitment[];
  },
): readonly Mismatch[] | null {
  const { seedHash, followedBy, commitments } = of;
  if (seedHash !== revealed.serverSeedHash) return [{ kind: 'seedSwapped' }];
  const commitment = commitments.find(({ serverSeedHash }) => serverSeedHash === seedHash);
  if (!commitment) return null;
  const isOther = (shown: string | null, now: string | null) =>
    shown !== null && now !== null && shown !== now;
  const checks: readonly (readonly [MismatchKind, boolean])[] = [
    ['clientSeedChanged', isOther(commitment.clientSeed, revealed.clientSeed)],
    ['commitmentSkipped', isOther(commitment.nextServerSeedHash, followedBy)],
  ];
  return checks.flatMap(([kind, isFound]) => (isFound ? [{ kind }] : []));
}

/** Revealed seeds in one response, at most; a longer list lacks the oldest. */
export const PAST_SEEDS_MAX = 50;

/**
 * The commitments that dealt rounds on this device and are now neither in force nor revealed.
 * @param listed the newest revealed seeds, newest first
 */
export function missingCommitments(
  commitments: readonly SavedCommitment[],
  of: {
    readonly listed: readonly { readonly serverSeedHash: string; readonly revealedAt: string }[];
    readonly inForce: string;
  },
): readonly SavedCommitment[] {
  const { listed, inForce } = of;
  const present = new Set([inForce, ...listed.map(({ serverSeedHash }) => serverSeedHash)]);
  const oldest = listed.length < PAST_SEEDS_MAX ? 0 : Date.parse(listed.at(-1)?.revealedAt ?? '');
  return commitments.filter(
    ({ serverSeedHash, isActive, nextNonce, shownAt }) =>
      isActive && nextNonce > 0 && shownAt > oldest && !present.has(serverSeedHash),
  );
}
