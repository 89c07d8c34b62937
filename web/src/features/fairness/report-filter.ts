import { searchForm } from '@fairhall/api/contract/search-form';
import type { Game } from '@/lib/api/contract-types.ts';
import type { GameReport, ReportRow } from '@/lib/games/fairness-report.ts';
import { type GameTypeName, gameTypeName, isGameTypeName } from '@/lib/games/game-types.ts';

export const reportColumns = [
  'name',
  'rtp',
  'played',
  'volatility',
  'hitRate',
  'maxWin',
  'odds',
] as const;
export type ReportColumn = (typeof reportColumns)[number];

/** The filter of the page; part of the address. */
export type ReportFilter = {
  readonly query: string;
  readonly type: GameTypeName | null;
  readonly column: ReportColumn;
  readonly descending: boolean;
};

export function readReportFilter(search: URLSearchParams): ReportFilter {
  const type = search.get('type') ?? '';
  return {
    query: search.get('find') ?? '',
    type: isGameTypeName(type) ? type : null,
    column: reportColumns.find((column) => column === search.get('sort')) ?? 'name',
    descending: search.get('order') === 'desc',
  };
}

/** The filter as an address, without default values. */
export function writeReportFilter(filter: ReportFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.query !== '') search.set('find', filter.query);
  if (filter.type !== null) search.set('type', filter.type);
  if (filter.column !== 'name') search.set('sort', filter.column);
  if (filter.descending) search.set('order', 'desc');
  return search;
}

/** The order after a press on a column heading: metrics start with the largest. */
export function orderedBy(filter: ReportFilter, column: ReportColumn): ReportFilter {
  const descending = filter.column === column ? !filter.descending : column !== 'name';
  return { ...filter, column, descending };
}

/** The playable games that match, in the requested order; games without the metric come last. */
export function reportRows(
  { games, reports }: { games: readonly Game[]; reports: ReadonlyMap<string, GameReport> },
  filter: ReportFilter,
): ReportRow[] {
  return games
    .filter((game) => game.enabled && fits(game, filter))
    .map((game) => ({ game, report: reports.get(game.gameId) ?? null }))
    .sort((a, b) => compare(a, b, filter) || byName(a, b));
}

function fits(game: Game, { query, type }: ReportFilter): boolean {
  if (type !== null && gameTypeName(game.gameType) !== type) return false;
  return searchForm(game.gameName).includes(searchForm(query));
}

const byName = (a: ReportRow, b: ReportRow): number =>
  a.game.gameName.localeCompare(b.game.gameName);

function compare(a: ReportRow, b: ReportRow, { column, descending }: ReportFilter): number {
  const sign = descending ? -1 : 1;
  if (column === 'name') return sign * byName(a, b);
  const [first, second] = [metricOf(a, column), metricOf(b, column)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return sign * (first - second);
}

function metricOf({ game, report }: ReportRow, column: ReportColumn): number | null {
  switch (column) {
    case 'rtp':
      return game.rtp;
    case 'played':
      return report?.played?.rtp ?? null;
    case 'volatility':
      return report?.volatilityIndex ?? null;
    case 'hitRate':
      return report?.hitRate ?? null;
    case 'maxWin':
      return report?.maxWin ?? null;
    case 'odds':
      // The largest chance first, as the largest metrics of the other columns.
      return report?.odds ? 1 / report.odds.hundred : null;
    case 'name':
      return null;
  }
}
