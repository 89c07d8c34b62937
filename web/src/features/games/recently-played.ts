import { toMajor } from '@fairhall/api/contract/money';
import type { Currency, Game, HistoryRow } from '@/lib/api/contract-types.ts';
import { toMinor } from '@/lib/money/credited-amount.ts';

export type RecentGame = {
  readonly game: Game;
  /** When the last round was started, ISO 8601. */
  readonly playedAt: string;
  /** The net result of the last round. */
  readonly result: RoundResult | null;
};

type RoundResult = {
  /** Major units: the wins of the round less its stakes. */
  readonly amount: number;
  readonly currency: Currency;
};

type Records = {
  /** One row for each round. */
  readonly rows: readonly HistoryRow[];
  readonly catalogue: readonly Game[];
};

/** The playable games of the newest rounds, each once, newest first. */
export function recentlyPlayed({ rows, catalogue }: Records): RecentGame[] {
  const games = new Map(catalogue.map((game) => [game.gameId, game]));
  const recent = new Map<string, RecentGame>();
  for (const last of rows) {
    if (last.gameId === null || recent.has(last.gameId)) continue;
    const game = games.get(last.gameId);
    if (!game?.enabled) continue;
    recent.set(last.gameId, { game, playedAt: last.createTime, result: resultOf(last) });
  }
  return [...recent.values()];
}

function resultOf({ status, amount, winAmount, walletType }: HistoryRow): RoundResult | null {
  if (winAmount === undefined || walletType === null) return null;
  const staked = status === 'cancelled' ? 0 : amount;
  const netMinor = toMinor(winAmount, walletType) - toMinor(staked, walletType);
  return { amount: toMajor(netMinor, walletType), currency: walletType };
}
