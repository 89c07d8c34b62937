import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The module `name` beside the one at `url`: `.ts` in the sources, `.js` once compiled. */
export function moduleBeside(url: string, name: string): URL {
  return new URL(`./${name}${path.extname(fileURLToPath(url))}`, url);
}
