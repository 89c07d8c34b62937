import type { SeedSource } from '../verify/seed-rounds.ts';
import type { FairnessSource } from './fairness-source.ts';
import { useGamePage } from './page-context.ts';

/** The calls of the game page that read the rounds of a seed, and the player's record. */
export function useSeedSource(
  session: FairnessSource['session'],
): (serverSeedHash: string, stated: number) => SeedSource {
  const { record } = useGamePage();
  return (serverSeedHash, stated) => ({
    ...{ serverSeedHash, stated, record, rulesOrigin: '', wasInForce: null },
    async loadPage(page) {
      const result = await session.loadSeedRounds({ serverSeedHash, ...page });
      return result.ok ? result.data : null;
    },
    async loadRound(roundId) {
      const result = await session.loadProof(roundId);
      return result.ok ? result.data.round : null;
    },
  });
}
