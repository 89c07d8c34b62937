import { expect, test } from 'vitest';
import type { GameReport } from '@/lib/games/fairness-report.ts';
import { sampleGame } from '@/lib/games/testing/sample-game.ts';
import {
  orderedBy,
  type ReportFilter,
  readReportFilter,
  reportRows,
  writeReportFilter,
} from './report-filter.ts';

const report = (gameId: string, facts: Partial<GameReport>): GameReport => ({
  gameId,
  rulesHash: '0'.repeat(64),
  bet: '20 lines',
  statedRtp: '96.40',
  exactRtp: 0.964,
  played: { rounds: 200_000, rtp: 0.96, margin: 0.02 },
  volatilityIndex: 12,
  volatility: 'high',
  hitRate: 0.3,
  featureRate: null,
  maxWin: 1000,
  odds: null,
  ...facts,
});

const games = [
  sampleGame({ gameId: 'a', gameName: 'Água', rtp: 95 }),
  sampleGame({ gameId: 'b', gameName: 'Brass', gameType: 1, rtp: 97.3 }),
  sampleGame({ gameId: 'new', gameName: 'Newest', rtp: 96 }),
  sampleGame({ gameId: 'off', gameName: 'Off', enabled: false }),
];
const reports = new Map([
  ['a', report('a', { maxWin: 5000 })],
  ['b', report('b', { maxWin: 36 })],
]);
const all: ReportFilter = { query: '', type: null, column: 'name', descending: false };
const idsOf = (filter: ReportFilter) =>
  reportRows({ games, reports }, filter).map(({ game }) => game.gameId);

test('every playable game is listed, also one that is missing in the report', () => {
  expect(idsOf(all)).toEqual(['a', 'b', 'new']);
});

test('games are found by type and by a part of their name, ignoring accents', () => {
  expect(idsOf({ ...all, type: 'table' })).toEqual(['b']);
  expect(idsOf({ ...all, query: 'agua' })).toEqual(['a']);
});

test('a column sorts the games both ways, and games without its metric come last', () => {
  expect(idsOf({ ...all, column: 'maxWin' })).toEqual(['b', 'a', 'new']);
  expect(idsOf({ ...all, column: 'maxWin', descending: true })).toEqual(['a', 'b', 'new']);
  expect(idsOf({ ...all, column: 'rtp', descending: true })).toEqual(['b', 'new', 'a']);
});

test('a first press on a column sorts descending, a second ascending', () => {
  const largest = orderedBy(all, 'hitRate');
  expect(largest).toMatchObject({ column: 'hitRate', descending: true });
  expect(orderedBy(largest, 'hitRate').descending).toBe(false);
  expect(orderedBy(largest, 'name').descending).toBe(false);
});

test('the filter survives the address', () => {
  const chosen: ReportFilter = { query: 'fox', type: 'slot', column: 'maxWin', descending: true };
  expect(readReportFilter(writeReportFilter(chosen))).toEqual(chosen);
  expect(writeReportFilter(all).toString()).toBe('');
  expect(readReportFilter(new URLSearchParams('sort=constructor&type=x'))).toEqual(all);
});
