import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Files of packages that a server never reads, by their path below `node_modules`. */
const unused = [
  // Types, sources and their maps.
  /\.([cm]?ts|map)$/,
  // Prisma's compilers: those of other databases, and the small ones, which the schema does not use.
  /\/@prisma\/client\/runtime\/query_compiler_small_/,
  /\/@prisma\/client\/runtime\/query_compiler_\w+\.(cockroachdb|mysql|sqlserver)\./,
  // What the database driver is compiled from, and what is left of compiling it.
  /\/better-sqlite3\/(deps|src)\//,
  /\/better-sqlite3\/build\/(?!Release\/better_sqlite3\.node$)/,
];

/**
 * Removes from an installation of run-time dependencies what only tools read. For images: a
 * developer's installation needs these files.
 * @param {string} folder the product's, with a `node_modules` of pnpm
 */
export function pruneForServing(folder) {
  const store = path.join(folder, 'node_modules', '.pnpm');
  if (!existsSync(store)) return;
  for (const entry of readdirSync(store, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && unused.some((pattern) => pattern.test(file))) rmSync(file);
  }
}
