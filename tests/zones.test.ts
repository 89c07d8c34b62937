import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { packageBin } from '../server/commands/tools.mjs';
import { repository, runCommand } from './support/command.ts';

/** [importing file, imported module] */
const refused = [
  ['server/kit/src/clock.ts', '@fairhall/api/contract/money'],
  ['server/game-frame/src/game-frame.ts', '@fairhall/kit/errors'],
  ['server/game-frame/src/game-frame.ts', 'node:url'],
  ['server/api/src/contract/games.ts', 'fastify'],
  ['server/api/src/contract/wallets.ts', '../core/currency-input.ts'],
  ['server/api/src/app.ts', '@fairhall/game-server/app'],
  ['server/api/src/modules/play/launch.service.ts', '@fairhall/mockpay/contract'],
  ['server/api/src/openapi/document.ts', '../http/routes.ts'],
  ['server/api/src/openapi/document.ts', 'fastify'],
  ['server/api/src/office/contract/log.ts', '../modules/audit/audit-entry.ts'],
  ['server/api/src/office/contract/log.ts', 'fastify'],
  ['server/game-server/src/rounds/rounds.ts', '@fairhall/api/app'],
  ['server/game-server/src/app.ts', './backends/sqlite/store.ts'],
  ['server/game-server/src/rounds/rounds.ts', 'pg'],
  ['server/game-server/src/rounds/rounds.ts', '@fairhall/game-math/report/published-report'],
  ['server/game-math/src/exact/spot-facts.ts', '@fairhall/api/app'],
  ['server/mockpay/src/orders.ts', '@fairhall/api/modules/payments'],
  ['web/src/features/wallet/wallet-page.tsx', '@/features/deposit/deposit-modal'],
  ['web/src/features/wallet/components/card.tsx', '../../deposit/deposit-modal'],
  ['web/src/features/history/history-page.tsx', '@/app/router'],
  ['web/src/features/history/history-page.tsx', '../../../../server/api/src/contract/money.ts'],
  ['web/src/lib/money/credited-amount.ts', '../../../../server/api/src/contract/money.ts'],
  ['web/src/office/pages/deposits/deposits-page.tsx', '@/features/wallet/components/list'],
  ['web/src/office/lib/api/office-client.ts', '@/lib/session/session.ts'],
  ['web/src/office/lib/api/office-client.ts', '@/lib/api/query-client.ts'],
  ['web/src/office/shell/shell.tsx', '@/lib/browser/window-events.ts'],
  ['web/src/office/shell/shell.tsx', '@/app/router'],
  ['web/src/lib/ui/toasts.ts', '@/office/lib/session/office-session.ts'],
  ['web/src/features/wallet/components/list.tsx', '@/office/components/list-view.tsx'],
] as const;

const allowed = [
  ['server/api/src/contract/payments.ts', 'zod'],
  ['server/api/src/contract/users.ts', './payments.ts'],
  ['server/api/src/office/contract/log.ts', '../../contract/page.ts'],
  ['server/api/src/contract/users.ts', '@fairhall/kit/errors'],
  ['server/api/src/contract/router.ts', '@trpc/server'],
  ['server/api/src/openapi/office-description.ts', '../office/contract/index.ts'],
  ['server/api/src/openapi/responses.ts', '../core/i18n/error-texts.ts'],
  ['server/api/src/openapi/responses.ts', '@fairhall/kit/errors'],
  ['server/game-server/src/app.ts', '@fairhall/kit/clock'],
  ['server/game-server/src/app.ts', './backends/open-database.ts'],
  ['server/game-math/src/exact/spot-facts.ts', '@fairhall/game-server/engines/spots/spot-game'],
  ['server/game-server/src/contract/page.ts', '@fairhall/game-frame'],
  ['server/game-server/src/wallet/wallet-client.ts', '@fairhall/api/contract/provider'],
  ['web/src/features/wallet/components/list.tsx', '../api/use-wallets'],
  ['web/src/features/wallet/components/total.tsx', '@/components/ui/card'],
  ['web/src/lib/money/credited-amount.ts', '@fairhall/api/contract/money'],
  ['web/src/office/components/cells.tsx', '@/components/ui/status-dot.tsx'],
  ['web/src/office/lib/api/office-client.ts', '@/lib/api/envelope-link.ts'],
  ['web/src/office/pages/staff/role-table.tsx', '@fairhall/api/office/contract/roles'],
  // The game page runs the engines to verify a round.
  ['web/src/play/verify/replay.ts', '@fairhall/game-server/engines/spot-games'],
] as const;

const texts = [
  ['<p>Deposit now</p>', 'noJsxLiterals'],
  ['<input placeholder="Your email" />', 'Text for people comes from i18n'],
  ['<img src="/a.webp" alt="A fox" />', 'Text for people comes from i18n'],
] as const;

const withoutText = [
  '<p>{t("deposit.now")}</p>',
  '<img src="/a.webp" alt="" />',
  '<p>{amount} · {time}</p>',
] as const;

const COMPONENT = 'web/src/components/ui/part.tsx';

/** One line of a file that is linted. */
type Line = readonly [file: string, code: string];

const importing = ([file, imported]: Line): Line => [file, `export * from '${imported}';`];
const rendering = (markup: string): Line => [COMPONENT, `export const part = () => ${markup};`];

/** What the linter reports of a line. */
let reportsOf: (line: Line) => string;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-zones-'));
  for (const file of ['biome.json', '.gitignore', 'web/build/no-untranslated-attributes.grit']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(path.join(repository, file), path.join(folder, file));
  }
  const lines = [
    ...[...refused, ...allowed].map(importing),
    ...[...texts.map(([markup]) => markup), ...withoutText].map(rendering),
  ];
  const files = new Map<string, string[]>();
  for (const [file, code] of lines) files.set(file, [...(files.get(file) ?? []), code]);
  for (const [file, codes] of files) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, `${codes.join('\n')}\n`);
  }
  const reports = await lint(folder, [...files.keys()]);
  reportsOf = ([file, code]) => {
    const number = (files.get(file) ?? []).indexOf(code) + 1;
    expect(number, file).toBeGreaterThan(0);
    return reports
      .filter(({ location: { path: of, start } }) => of === file && start.line === number)
      .map(({ category, message }) => `${category} ${message}`)
      .join('\n');
  };
  await rm(folder, { recursive: true });
});

const result = z.object({
  summary: z.object({ unchanged: z.number() }),
  diagnostics: z.array(
    z.object({
      category: z.string(),
      message: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

/** Lints files in one run. */
async function lint(folder: string, files: readonly string[]) {
  const biome = packageBin({ from: '.', name: '@biomejs/biome', bin: 'biome' });
  const args = [biome, 'lint', '--max-diagnostics=none', '--reporter=json', ...files];
  const { stdout } = await runCommand(process.execPath, args, { cwd: folder });
  const { summary, diagnostics } = result.parse(JSON.parse(stdout));
  expect(summary.unchanged).toBe(files.length);
  return diagnostics;
}

test.each(refused)('%s may not import %s', (file, imported) => {
  expect(reportsOf(importing([file, imported]))).toContain('noRestrictedImports');
});

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(reportsOf(importing([file, imported]))).not.toContain('noRestrictedImports');
});

test('in a module the repositories alone query Prisma', async () => {
  const found = ['server/api/src/modules', 'server/api/src/office/modules'].map(async (folder) => {
    const names = await readdir(path.join(repository, folder), { recursive: true });
    return names.map((name) => path.join(folder, name));
  });
  const files = (await Promise.all(found))
    .flat()
    .filter(
      (file) => file.endsWith('.ts') && !/\.(repository|queries|queries\.test)\.ts$/.test(file),
    );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const source = await readFile(path.join(repository, file), 'utf8');
    expect(source, file).not.toMatch(
      /prisma\.(\$|\w+\.(find|create|update|upsert|delete|count|aggregate|groupBy))/,
    );
  }
});

test.each(texts)('a component may not contain the text of %s', (markup, expected) => {
  expect(reportsOf(rendering(markup))).toContain(expected);
});

test.each(withoutText)('a component may contain %s', (markup) => {
  const reports = reportsOf(rendering(markup));
  expect(reports).not.toContain('noJsxLiterals');
  expect(reports).not.toContain('Text for people');
});
