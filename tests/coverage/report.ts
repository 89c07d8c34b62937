import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CoverageReport } from 'monocart-coverage-reports';
import { repository } from '../support/command.ts';
import type { FileCounts } from './bounds.ts';

/** Where the build has the modules of each package. */
const BUILT = ['kit', 'api', 'game-server', 'mockpay', 'stack'].map((name) =>
  path.join(repository, 'server', name, 'dist'),
);
/** Modules of the package that all servers share. */
export const BUILT_KIT = path.join(repository, 'server/kit/dist');
/** Prisma writes the client of the database, and its tests are Prisma's; the others are tests. */
const NOT_COUNTED = /\/db\/generated\/|-(testing|under-test)\.js$/;

/**
 * Adds up what V8 counted in the processes and threads that wrote into a folder, and writes the
 * report a person reads (index.html) and the one tools read (lcov.info). A statement or a branch counts
 * as covered when any of them ran it; a file that none loaded counts as not covered at all.
 */
export async function addUp(
  counts: string,
): Promise<{ readonly files: readonly FileCounts[]; readonly folder: string }> {
  const folder = 'coverage';
  const report = new CoverageReport({
    name: 'Fairhall server',
    baseDir: repository,
    outputDir: path.join(repository, folder),
    cleanCache: true,
    logging: 'error',
    reports: ['html', 'lcovonly'],
    entryFilter: ({ url }) =>
      BUILT.some((folder) => url.includes(folder)) && !NOT_COUNTED.test(url),
    sourceFilter: () => true,
    all: {
      dir: BUILT,
      filter: (file) => file.endsWith('.js') && !NOT_COUNTED.test(file) && hasCode(file),
      transformer: async (entry) => {
        entry.sourceMap = sourceMapOf(fileURLToPath(entry.url));
      },
    },
  });
  await report.addFromDir(counts);
  const results = await report.generate();
  if (!results) throw new Error('no process has written what it counted');
  const files = results.files.map(({ sourcePath, summary }) => ({
    path: sourcePath,
    statements: summary.statements,
    branches: summary.branches,
  }));
  return { files, folder };
}

/** Nobody loads a module of types alone: there is nothing in it to run. */
function hasCode(builtFile: string): boolean {
  return !/^export \{\};\s*\/\/# sourceMappingURL/.test(readFileSync(builtFile, 'utf8'));
}

/** The build's map, with the source in it and its path in full. */
function sourceMapOf(builtFile: string): object {
  const map = JSON.parse(readFileSync(`${builtFile}.map`, 'utf8'));
  const source = path.resolve(path.dirname(builtFile), map.sources[0]);
  return {
    ...map,
    sources: [pathToFileURL(source).href],
    sourcesContent: [readFileSync(source, 'utf8')],
  };
}
