import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The root of the repository: the nearest folder above this file with `prisma/schema.prisma`. The
 * sources and the build are at different depths.
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
