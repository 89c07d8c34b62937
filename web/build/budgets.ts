import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

export type Budgets = {
  /** Gzipped bytes of all JavaScript and all style sheets in the first load. */
  readonly javascript: number;
  readonly styles: number;
};

type Options = {
  /** The environment of the build that has the document. */
  readonly environment: string;
  /** The document and the module of its first page, by the end of the file's name. */
  readonly document: string;
  readonly firstPage: string;
  readonly budgets: Budgets;
};

/** Fails a build whose first page exceeds its budgets, with the size of each file. */
export function budgets({ environment, document, firstPage, budgets: limits }: Options): Plugin {
  return {
    name: `fairhall:budgets:${environment}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle: {
      // Runs after the documents are written, because they name the initial scripts.
      order: 'post',
      handler(_options, bundle) {
        const chunks = firstChunks({ bundle, document, firstPage });
        const scripts = weigh(bundle, [...chunks]);
        const sheets = weigh(bundle, stylesOf(bundle, chunks));
        check('JavaScript', { files: scripts, limit: limits.javascript });
        check('CSS', { files: sheets, limit: limits.styles });
      },
    },
  };
}

type First = Pick<Options, 'document' | 'firstPage'> & { readonly bundle: Rollup.OutputBundle };

/** The chunks of the document and of the first page, with their imports. */
function firstChunks({ bundle, document, firstPage }: First): Set<string> {
  const html = bundle[document];
  if (html?.type !== 'asset') throw new Error(`the build has no ${document}`);
  const page = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(firstPage)),
  );
  if (page === undefined) throw new Error(`the build has no ${firstPage}`);
  const named = String(html.source).matchAll(/assets\/[^"]+\.js/g);
  const found = new Set<string>();
  const queue = [page.fileName, ...Array.from(named, ([file]) => file)];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') continue;
    found.add(name);
    queue.push(...chunk.imports);
  }
  return found;
}

function stylesOf(bundle: Rollup.OutputBundle, chunks: ReadonlySet<string>): string[] {
  const sheets = [...chunks].flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set(sheets)];
}

type Weight = { readonly name: string; readonly bytes: number };

function weigh(bundle: Rollup.OutputBundle, names: readonly string[]): Weight[] {
  return names.map((name) => {
    const file = bundle[name];
    const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    return { name, bytes: gzipSync(content, { level: 9 }).length };
  });
}

function check(kind: string, { files, limit }: { files: readonly Weight[]; limit: number }): void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= limit) return;
  const list = [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `  ${String(bytes).padStart(7)}  ${name}`);
  throw new Error(
    `The first page loads ${total} bytes of ${kind} (gzip), ${limit} are allowed:\n${list.join('\n')}`,
  );
}
