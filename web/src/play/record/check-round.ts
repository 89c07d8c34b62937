import type { SavedRound } from '@fairhall/game-server/contract/record';
import type { Mismatch, MismatchKind } from './mismatch.ts';
import type { NoRecord, RoundPart } from './record-reader.ts';

/** The facts of a round in a response, or typed by a visitor; `null` for a fact that is unknown. */
export type ClaimedRound = {
  readonly roundId: string | null;
  readonly gameId: string;
  readonly serverSeedHash: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stake: string | null;
  readonly win: string | null;
  readonly rulesHash: string | null;
  readonly digest: string | null;
};

/** What the record proves of a round. */
export type RecordCheck = {
  /** What the record has: the round and its commitment, the commitment alone, or nothing. */
  readonly basis: 'round' | 'commitment' | 'none' | NoRecord;
  /** When it was first shown, in Unix milliseconds. */
  readonly shownAt: number | null;
  /** The hash that was shown. */
  readonly shownHash: string | null;
  readonly mismatches: readonly Mismatch[];
};

/**
 * Compares a round with the record.
 * @param seedHash SHA-256 of the revealed seed
 */
export function checkRound(
  claimed: ClaimedRound,
  { seedHash, saved }: { seedHash: string; saved: RoundPart | NoRecord },
): RecordCheck {
  const nothing = { shownAt: null, shownHash: null, mismatches: [] };
  if (typeof saved === 'string') return { basis: saved, ...nothing };
  const { round, seal } = saved;
  if (round !== null) {
    return {
      basis: 'round',
      shownAt: round.shownAt,
      shownHash: round.serverSeedHash,
      mismatches: roundMismatches(claimed, { seedHash, round }).map((kind) => ({ kind })),
    };
  }
  if (seal === null) return { basis: 'none', ...nothing };
  const kinds: MismatchKind[] = [];
  if (seedHash !== seal.serverSeedHash) kinds.push('seedSwapped');
  if (seal.clientSeed !== null && seal.clientSeed !== claimed.clientSeed) {
    kinds.push('clientSeedChanged');
  }
  return {
    basis: 'commitment',
    shownAt: seal.shownAt,
    shownHash: seal.serverSeedHash,
    mismatches: kinds.map((kind) => ({ kind })),
  };
}

function roundMismatches(
  claimed: ClaimedRound,
  { seedHash, round }: { seedHash: string; round: SavedRound },
): MismatchKind[] {
  const isOther = (claim: string | null, shown: string | null) =>
    claim !== null && shown !== null && claim !== shown;
  const isOtherAmount = (claim: string | null, shown: string) =>
    claim !== null && Number(claim) !== Number(shown);
  const isSeedShown = seedHash === round.serverSeedHash;
  const checks: readonly (readonly [MismatchKind, boolean])[] = [
    ['seedSwapped', !isSeedShown],
    ['hashRewritten', isSeedShown && isOther(claimed.serverSeedHash, round.serverSeedHash)],
    ['roundSwapped', isOther(claimed.roundId, round.roundId) || claimed.gameId !== round.gameId],
    ['outcomeChanged', isOther(claimed.digest, round.digest)],
    ['winChanged', isOtherAmount(claimed.win, round.win)],
    ['stakeChanged', isOtherAmount(claimed.stake, round.stake)],
    ['nonceChanged', claimed.nonce !== round.nonce],
    ['clientSeedChanged', claimed.clientSeed !== round.clientSeed],
    ['rulesChanged', isOther(claimed.rulesHash, round.rulesHash)],
  ];
  return checks.flatMap(([kind, isFound]) => (isFound ? [kind] : []));
}
