import type { SavedSeal } from '@fairhall/game-server/contract-record';
import type { Mismatch } from './mismatch.ts';

type Revealed = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
};

/** The seeds that a page showed before a rotation. */
export type SealedPair = {
  readonly serverSeedHash: string;
  readonly clientSeed: string | null;
  readonly nextServerSeedHash: string | null;
};

/** Compares a rotation with the seals shown before it. `seedHash`: SHA-256 of the revealed seed. */
export function checkRotation(
  shown: SealedPair,
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
    mismatches.push({ kind: 'sealSkipped' });
  }
  return mismatches;
}

/** A revealed seed beside the record: `null` where the record has no such seal. */
export function checkRevealed(
  revealed: Revealed,
  { seedHash, seals }: { seedHash: string; seals: readonly SavedSeal[] },
): readonly Mismatch[] | null {
  if (seedHash !== revealed.serverSeedHash) return [{ kind: 'seedSwapped' }];
  const seal = seals.find(({ serverSeedHash }) => serverSeedHash === seedHash);
  if (!seal) return null;
  const isOther = seal.clientSeed !== null && seal.clientSeed !== revealed.clientSeed;
  return isOther ? [{ kind: 'clientSeedChanged' }] : [];
}

/** Revealed seeds in one response, at most; a longer list lacks the oldest. */
export const PAST_SEEDS_MAX = 50;

/**
 * The seals that dealt rounds on this device and are now neither in force nor revealed.
 * @param listed the newest revealed seeds, newest first
 */
export function vanishedSeals(
  seals: readonly SavedSeal[],
  of: {
    readonly listed: readonly { readonly serverSeedHash: string; readonly revealedAt: string }[];
    readonly inForce: string;
  },
): readonly SavedSeal[] {
  const { listed, inForce } = of;
  const present = new Set([inForce, ...listed.map(({ serverSeedHash }) => serverSeedHash)]);
  const oldest = listed.length < PAST_SEEDS_MAX ? 0 : Date.parse(listed.at(-1)?.revealedAt ?? '');
  return seals.filter(
    ({ serverSeedHash, isActive, nextNonce, shownAt }) =>
      isActive && nextNonce > 0 && shownAt > oldest && !present.has(serverSeedHash),
  );
}
