import type { GameReport } from '@fairhall/game-math/report/published-report';
import { useQuery } from '@tanstack/react-query';
import type { Game } from '@/lib/api/contract-types.ts';

export type { GameReport };

/** A game of the catalogue and its report; null for a game that is newer than the report. */
export type ReportRow = { readonly game: Game; readonly report: GameReport | null };

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
