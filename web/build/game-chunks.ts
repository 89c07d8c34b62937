import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const ICONS = /node_modules[\\/]lucide-react[\\/]/;

/** The games whose code has a file of its own for what they share, by the folders of their code. */
const kinds: Readonly<Record<string, RegExp>> = {
  pixi: /\/src\/play\/(slot|fruit-machine|fishing)\//,
  tables: /\/src\/play\/(table-games|multi-step)\//,
  originals: /\/src\/play\/(originals|picks)\//,
  fixtures: /\/src\/play\/(draws|sports)\//,
};

/**
 * Few files for code that games share, where the bundler would write a small one for each set of
 * games: one for each kind of game, and one for what games of several kinds share. The code of one
 * game alone and code that loads later, such as a dialog's, stay as the bundler splits them.
 */
export function gameChunks(): Rolldown.CodeSplittingGroup[] {
  const chunkOf = (id: string, context: Context): string | null => {
    // A library's index imports all of it, of which the bundler alone knows what is used.
    if (id.includes('node_modules') && !ICONS.test(id)) return null;
    const entries = loadingEntries(id, context);
    const starts = [...entries].filter((entry) => isOfStart(entry, context));
    if (entries.size < 2 || starts.length === 0) return null;
    const [kind, another] = new Set(starts.flatMap((entry) => kindOf(entry) ?? []));
    return another === undefined ? (kind ?? null) : 'games';
  };
  const shared = ['games', ...Object.keys(kinds)].map((name) => ({
    debugName: name,
    // They are of a group of their own, or of a library.
    includeDependenciesRecursively: false,
    name: (id: string, context: Context) => (chunkOf(id, context) === name ? name : null),
  }));
  return [
    ...shared,
    {
      name: 'stage',
      test: /node_modules[\\/](pixi\.js|@pixi|earcut|eventemitter3|ismobilejs|parse-svg-path|tiny-lru)[\\/]/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ];
}

/** Whether an entry loads before the first frame of a game; a dialog loads later. */
function isOfStart(entry: string, context: Context): boolean {
  const importers = context.getModuleInfo(entry)?.dynamicImporters ?? [];
  return importers.some((importer) => /\/src\/play\/(boards|presentation)\.ts$/.test(importer));
}

function kindOf(entry: string): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]?.test(entry));
}

/** The modules of an `import()` that load a module with all that they import statically. */
function loadingEntries(id: string, context: Context): Set<string> {
  const entries = new Set<string>();
  const visited = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const info = visited.has(next) ? null : context.getModuleInfo(next);
    visited.add(next);
    if (info === null) continue;
    if (info.dynamicImporters.length > 0) entries.add(next);
    queue.push(...info.importers);
  }
  return entries;
}
