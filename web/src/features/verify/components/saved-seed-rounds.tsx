import { gameOrigin } from '@/lib/games/game-origin.ts';
import { isRound } from '@/play/verify/round-query.ts';
import type { SeedSource } from '@/play/verify/seed-rounds.ts';
import { SeedRounds } from '@/play/verify/seed-rounds-view.tsx';
import { seedRoundCalls } from '../api/use-rounds.ts';
import { useRecordReader } from '../api/use-verifier.ts';

/** All rounds of the seed of a saved round, over all games. */
export function SavedSeedRounds({ serverSeedHash }: { readonly serverSeedHash: string }) {
  const record = useRecordReader();
  const source: SeedSource = {
    ...{ serverSeedHash, record, rulesOrigin: gameOrigin() },
    loadPage: (page) => seedRoundCalls.loadPage({ serverSeedHash, ...page }),
    wasInForce: seedRoundCalls.wasInForce,
    async loadRound(roundId) {
      const saved = await seedRoundCalls.loadRound(roundId);
      if (saved.kind !== 'round' || !isRound(saved.round)) return null;
      return saved.round;
    },
  };
  return <SeedRounds source={source} />;
}
