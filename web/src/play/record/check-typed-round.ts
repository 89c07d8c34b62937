import type { Recomputation } from '../verify/recompute.ts';
import type { RoundQuery } from '../verify/round-query.ts';
import { checkRound, type RecordCheck } from './check-round.ts';
import type { RecordReader } from './record-reader.ts';

/**
 * Compares the round that the values of a link or a form deal with the record: by the round's id, or
 * else by its hash and nonce.
 */
export async function checkTypedRound(
  query: RoundQuery,
  { seedHash, win }: Pick<Recomputation, 'seedHash' | 'win'>,
  record: RecordReader,
): Promise<RecordCheck> {
  const { gameId, clientSeed, serverSeedHash, stake, bets, choices } = query;
  const roundId = query.roundId === '' ? null : query.roundId;
  const nonce = Number(query.nonce);
  const saved = await record.loadRound({
    roundId,
    serverSeedHash: serverSeedHash === '' ? seedHash : serverSeedHash,
    nonce,
  });
  const claimed = {
    ...{ roundId, gameId, clientSeed, nonce, win },
    serverSeedHash: serverSeedHash === '' ? null : serverSeedHash,
    // The typed stake of bets and of choices is not that of the whole round.
    stake: bets.length > 0 || choices !== '' ? null : stake,
    rulesHash: query.rules === '' ? null : query.rules,
    digest: null,
  };
  return checkRound(claimed, { seedHash, saved });
}
