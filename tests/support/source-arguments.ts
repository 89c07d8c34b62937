import { fileURLToPath } from 'node:url';

/** The arguments of `node` that run a TypeScript source with the sources of all packages. */
export function sourceArguments(source: URL): readonly string[] {
  return [
    '--conditions=@fairhall/source',
    '--experimental-strip-types',
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(source),
  ];
}
