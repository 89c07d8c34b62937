import { expect } from 'vitest';
import { pastRounds } from '../../server/api/src/contract/past-rounds.ts';
import type { Round } from '../../web/src/play/contract-types.ts';
import { recompute } from '../../web/src/play/verify/recompute.ts';
import { rulesInForce } from '../../web/src/play/verify/rules-testing.ts';

/**
 * Replays a past round with its revealed seed, as the verifier does: seed, rules, outcome and win must
 * match.
 * @param data the response of `GET /game/rounds/{roundId}`
 */
export async function replayedRound(data: unknown) {
  const details = pastRounds.get.output.parse(data);
  if (details.kind !== 'round') throw new Error('a slip has no seed of its own');
  const round = details.round as Round;
  const { roundId, gameId, proof } = round;
  const { walletType: currency, serverSeed } = details;
  const rules = rulesInForce(gameId);
  expect(proof.rulesHash, roundId).toBe(rules.rulesHash);
  const replayed = await recompute(round, { serverSeed: serverSeed ?? '', currency, rules });
  expect(replayed, roundId).toMatchObject({ seedHashMatches: true, outcomeMatches: true });
  expect(replayed.win, roundId).toBe(round.win);
  return { round, currency };
}
