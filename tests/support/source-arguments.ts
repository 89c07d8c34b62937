import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The arguments of `node` that run a TypeScript source with the sources of all packages. */
export function sourceArguments(source: URL): readonly string[] {
  const root = createRequire(new URL('../../package.json', import.meta.url));
  return [
    '--conditions=@fairhall/source',
    '--import',
    pathToFileURL(root.resolve('tsx')).href,
    fileURLToPath(source),
  ];
}
