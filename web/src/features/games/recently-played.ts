import { toMajor } from '@fairhall/api/contract/money';
import type { Currency, Game, HistoryRow } from '@/lib/contract-types.ts';
import { toMinor } from '@/lib/credited-amount.ts';

export type RecentGame = {
  readonly game: Game;
  /** When the last round moved money, ISO 8601. */
  readonly playedAt: string;
  /** The net result of the last round. */
  readonly result: RoundResult | null;
};

type RoundResult = {
  /** Major units: the wins of the round less its stakes. */
  readonly amount: number;
  readonly currency: Currency;
};

type Records = { readonly rows: readonly HistoryRow[]; readonly catalogue: readonly Game[] };

/** The playable games of the newest history rows, each once, newest first. */
export function recentlyPlayed({ rows, catalogue }: Records): RecentGame[] {
  const games = new Map(catalogue.map((game) => [game.gameId, game]));
  const recent = new Map<string, RecentGame>();
  for (const last of rows) {
    if (last.gameId === null || recent.has(last.gameId)) continue;
    const game = games.get(last.gameId);
    if (!game?.enabled) continue;
    const result = resultOf(rows.filter((row) => isOfRound(row, last)));
    recent.set(last.gameId, { game, playedAt: last.createTime, result });
  }
  return [...recent.values()];
}

/** Rows without a round id are one play each, whose stake and win have the same time. */
function isOfRound(row: HistoryRow, last: HistoryRow): boolean {
  if (row.gameId !== last.gameId || row.walletType !== last.walletType) return false;
  return last.roundId === null
    ? row.roundId === null && row.createTime === last.createTime
    : row.roundId === last.roundId;
}

/** Null for a round whose stake is not among the rows: the win alone would mislead. */
function resultOf(round: readonly HistoryRow[]): RoundResult | null {
  const currency = round[0]?.walletType;
  const isStakeKnown = round.some(({ type }) => type === 'bet');
  if (!currency || !isStakeKnown) return null;
  const netMinor = round.reduce((sum, row) => sum + movedMinor(row, currency), 0n);
  return { amount: toMajor(netMinor, currency), currency };
}

/** The change of the wallet by a row; a cancelled bet is a stake that was returned. */
function movedMinor({ type, status, amount }: HistoryRow, currency: Currency): bigint {
  const minor = toMinor(amount, currency);
  return type === 'win' || status === 'cancelled' ? minor : -minor;
}
