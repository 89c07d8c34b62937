import type { GameReport } from '@fairhall/game-math/report/published-report';
import { useQuery } from '@tanstack/react-query';

export type { GameReport };

/**
 * The RTP report of all games, as computed by `npm run rtp`. It is published with the client and
 * loaded by the pages that show it.
 */
export async function loadReport(): Promise<ReadonlyMap<string, GameReport>> {
  const { default: published } = await import('@fairhall/game-math/report/report.json');
  const games = published.games as readonly GameReport[];
  return new Map(games.map((game) => [game.gameId, game]));
}

export function useFairnessReport() {
  return useQuery({
    queryKey: [['fairness', 'report']],
    queryFn: loadReport,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
