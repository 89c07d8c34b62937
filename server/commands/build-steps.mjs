import { rmSync } from 'node:fs';
import path from 'node:path';
import { pruneForServing } from './prune-serving.mjs';
import { root } from './root.mjs';
import { buildIfChanged } from './stamp.mjs';
import { runPackage, runTool } from './tools.mjs';

/** The package manager's release, defined here alone. */
export const PNPM = 'pnpm@10.34.9';

/** @typedef {{ log: import('node:fs').WriteStream, view: import('./progress.mjs').StepView }} BuildContext */

const installed = {
  name: 'install',
  version: PNPM,
  inputs: [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.pnpmfile.cjs',
    'package.json',
    'server/kit/package.json',
    'server/api/package.json',
    'server/game-frame/package.json',
    'server/game-server/package.json',
    'server/game-math/package.json',
    'server/mockpay/package.json',
    'server/stack/package.json',
    'seed/package.json',
    'web/package.json',
    'tests/package.json',
  ],
  outputs: [
    'node_modules/.modules.yaml',
    'server/api/node_modules',
    'web/node_modules',
    'tests/node_modules',
  ],
};

const serverPackages = [
  'server/kit',
  'server/api',
  'server/game-frame',
  'server/game-server',
  'server/game-math',
  'server/mockpay',
  'server/stack',
];

const generated = {
  name: 'generate',
  inputs: [
    'prisma/schema.prisma',
    'prisma/postgresql/schema.prisma',
    'prisma/prisma.config.ts',
    'pnpm-lock.yaml',
  ],
  outputs: ['server/api/src/db/generated', 'server/api/src/db/postgresql/generated'],
};

export const serverBuild = {
  name: 'server',
  inputs: [
    ...serverPackages,
    'seed',
    'server/tsconfig.build.json',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ],
  outputs: ['server/stack/dist/main.js'],
};

/** The entries of the web client: lobby, checkout, games, back office. */
const documents = ['index.html', 'pay.html', 'play.html', 'office.html'];

/** The web imports the contract and the game engines, so the server's sources are inputs too. */
export const webBuild = {
  name: 'web',
  inputs: [
    ...documents.map((name) => `web/${name}`),
    'web/vite.config.ts',
    'web/tsconfig.json',
    'web/build',
    'web/src',
    'web/public',
    ...serverPackages,
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ],
  outputs: documents.map((name) => `web/dist/${name}`),
};

/** Only `npm run art` needs the art package with its vector set. */
const installArgs = ['install', '--frozen-lockfile', '--filter', '!@fairhall/art'];

/**
 * Installs the locked packages. Requires npm alone.
 * @param {BuildContext} context
 */
export function install({ log, view }) {
  const onCompiling = () => view.note('compiling better-sqlite3, about 80 s');
  return startInstall({ log, onCompiling }).installed;
}

/**
 * Starts to install the locked packages.
 * @param {Pick<BuildContext, 'log'> & { onCompiling?: () => void }} context
 * @returns {{ linked: Promise<unknown>, installed: Promise<'unchanged' | ''> }} `linked` resolves
 *   when all packages are in place and at most better-sqlite3 still compiles: steps that open no
 *   database may start
 */
export function startInstall({ log, onCompiling }) {
  let startCompiling = () => {};
  /** @type {Promise<void>} */
  const compiling = new Promise((resolve) => {
    startCompiling = resolve;
  });
  const done = buildIfChanged(installed, () =>
    runTool({
      command: 'npx',
      args: [
        '--yes',
        PNPM,
        ...installArgs,
        '--reporter=append-only',
        '--config.confirmModulesPurge=false',
      ],
      log,
      onLine(line) {
        if (!/better-sqlite3.*\b(gyp|node-gyp)\b/.test(line)) return;
        startCompiling();
        onCompiling?.();
      },
    }),
  );
  return { linked: Promise.race([compiling, done]), installed: done };
}

/**
 * Installs the run-time dependencies of the built server, without tools and what only they read.
 * @param {Pick<BuildContext, 'log'>} context
 */
export async function installForServing({ log }) {
  const serving = ['install', '--frozen-lockfile', '--prod', '--filter', '@fairhall/stack...'];
  await runTool({ command: 'npx', args: ['--yes', PNPM, ...serving], log });
  pruneForServing(root);
}

/**
 * Installs the art package alone, from the same lockfile.
 * @param {Pick<BuildContext, 'log'>} context
 */
export function installArt({ log }) {
  return runTool({
    command: 'npx',
    args: ['--yes', PNPM, 'install', '--frozen-lockfile', '--filter', '@fairhall/art'],
    log,
  });
}

/**
 * Generates the Prisma client of each database. `generate` uses no schema engine but downloads one unless a path is
 * set; the path of this Node avoids the download.
 * @param {BuildContext} context
 */
export function generate({ log }) {
  return buildIfChanged(generated, async () => {
    for (const schema of ['prisma/schema.prisma', 'prisma/postgresql/schema.prisma']) {
      await runPackage({
        from: '.',
        name: 'prisma',
        args: ['generate', '--config', 'prisma/prisma.config.ts', '--schema', schema],
        env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
        log,
      });
    }
  });
}

/** @param {BuildContext} context */
export function buildServer({ log }) {
  return buildIfChanged(serverBuild, () => {
    for (const folder of [...serverPackages, 'seed']) {
      rmSync(path.join(root, folder, 'dist'), { recursive: true, force: true });
    }
    return runPackage({
      from: '.',
      name: 'typescript',
      bin: 'tsc',
      args: ['-b', 'server/tsconfig.build.json'],
      log,
    });
  });
}

/** @param {BuildContext} context */
export function buildWeb({ log }) {
  return buildIfChanged(webBuild, () =>
    runPackage({
      from: 'web',
      name: 'vite',
      args: ['build'],
      cwd: path.join(root, 'web'),
      // A build started by a test is a production build too.
      env: { NODE_ENV: 'production' },
      log,
    }),
  );
}
