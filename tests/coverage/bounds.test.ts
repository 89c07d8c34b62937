import { expect, test } from 'vitest';
import { type FileCounts, metricsOf, missedBounds, table } from './bounds.ts';

const all = { total: 1000, covered: 1000 };
const wholeServer: readonly FileCounts[] = [
  { path: 'server/api/src/app.ts', statements: { total: 10, covered: 0 }, branches: all },
  { path: 'server/api/src/ledger/check.ts', statements: all, branches: all },
  { path: 'server/game-server/src/engines/volatility.ts', statements: all, branches: all },
  { path: 'server/game-math/src/exact/spot-facts.ts', statements: all, branches: all },
];

function withCounts(path: string, counts: Partial<FileCounts>): readonly FileCounts[] {
  return wholeServer.map((file) => (file.path === path ? { ...file, ...counts } : file));
}

test('full coverage meets every bound, whatever runs outside ledger and engines', () => {
  expect(missedBounds(metricsOf(wholeServer))).toEqual([]);
});

test('one uncovered statement of the ledger is named, and never rounded up to 100 %', () => {
  const statements = { total: 1_000_000, covered: 999_999 };
  const figures = metricsOf(withCounts('server/api/src/ledger/check.ts', { statements }));
  expect(missedBounds(figures)).toEqual([
    'ledger, statements: below 100 %\n  server/api/src/ledger/check.ts',
  ]);
  expect(table(figures)).toContain('99.99 %  (999999 of 1000000; bound 100 %)');
});

test('branches are summed over the whole server: other files can compensate one to 90 %', () => {
  const missing = (covered: number) =>
    missedBounds(
      metricsOf(withCounts('server/api/src/app.ts', { branches: { total: 1000, covered } })),
    );
  expect(missing(600)).toEqual([]);
  expect(missing(599)).toEqual(['server, branches: below 90 %\n  server/api/src/app.ts']);
});

test('a folder without counts misses its bound', () => {
  const missed = missedBounds(metricsOf(wholeServer.slice(0, 1)));
  expect(missed).toEqual([
    'ledger, statements: below 100 %',
    'game engines, statements: below 100 %',
    'game mathematics, statements: below 100 %',
  ]);
});
