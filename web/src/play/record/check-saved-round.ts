import type { Round } from '../contract-types.ts';
import { checkRound, type RecordCheck } from './check-round.ts';
import { outcomeDigest } from './outcome-digest.ts';
import type { RecordReader } from './record-reader.ts';

/**
 * Compares a response's round with the record.
 * @param roundId the requested one, by which the record is read
 * @param seedHash SHA-256 of the revealed seed
 * @throws without Web Crypto
 */
export async function checkSavedRound(
  round: Round,
  of: { readonly roundId: string; readonly seedHash: string; readonly record: RecordReader },
): Promise<RecordCheck> {
  const { roundId, seedHash, record } = of;
  const { gameId, stake, win, proof } = round;
  const { serverSeedHash, clientSeed, nonce } = proof;
  const [saved, digest] = await Promise.all([
    record.loadRound({ roundId, serverSeedHash, nonce }),
    outcomeDigest(round.outcome),
  ]);
  const claimed = {
    ...{ roundId: round.roundId, gameId, stake, win, digest },
    ...{ serverSeedHash, clientSeed, nonce },
    rulesHash: proof.rulesHash,
  };
  return checkRound(claimed, { seedHash, saved });
}
