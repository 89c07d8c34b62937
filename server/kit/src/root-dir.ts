import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The checkout's folder: the nearest one above this file with the workspace file. A walk upwards
 * serves both the sources and the build, which lie at different depths.
 */
export function findRootDir(): string {
  let dir = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(dir, 'prisma', 'schema.prisma'))) {
    const parent = path.dirname(dir);
    if (parent === dir) throw new Error('the folder with prisma/schema.prisma was not found');
    dir = parent;
  }
  return dir;
}
