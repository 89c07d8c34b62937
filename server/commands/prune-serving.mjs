import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Files of packages that a server never reads, by their path below `node_modules`. */
const unused = [
  // Types, sources and their maps.
  /\.([cm]?ts|map)$/,
  // Prisma's compilers: those of other databases, and the small ones, which the schema does not use.
  /\/@prisma\/client\/runtime\/query_compiler_small_/,
  /\/@prisma\/client\/runtime\/query_compiler_\w+\.(cockroachdb|mysql|sqlserver)\./,
  // The sources of the database driver, and its binaries for other systems than an image's.
  /\/better-sqlite3\/(deps|src)\//,
  /\/better-sqlite3\/prebuilds\/(?!linux)/,
];

/**
 * Removes from an installation of run-time dependencies what only tools read. For images: a
 * developer's installation needs these files.
 * @param {string} folder the product's, with a `node_modules` of pnpm
 */
export function pruneForServing(folder) {
  const store = path.join(folder, 'node_modules', '.pnpm');
  if (existsSync(store)) prune(store);
}

/**
 * Follows no link: packages link to each other, and to those of the repository.
 * @param {string} folder
 */
function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) prune(place);
    else if (entry.isFile() && unused.some((pattern) => pattern.test(place))) rmSync(place);
  }
}
