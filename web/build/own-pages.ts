import type { Plugin, Rollup } from 'vite';

type Options = {
  /** The end of the name of the file that starts the player client. */
  readonly client: string;
  /** The documents of the outside parties. */
  readonly documents: readonly string[];
};

/**
 * Fails a build in which the checkout or the game page loads the player client, now or later: a
 * file that both need and that came to lie in one of the client's chunks would start all of it there.
 */
export function ownPages({ client, documents }: Options): Plugin {
  return {
    name: 'fairhall:own-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const document of documents) {
          const way = wayTo({ bundle, document, client });
          if (way !== null) this.error(`${document} loads the client: ${way.join(' → ')}`);
        }
      },
    },
  };
}

type File =
  | { readonly type: 'asset'; readonly source: string | Uint8Array }
  | ({ readonly type: 'chunk' } & Pick<
      Rollup.OutputChunk,
      'moduleIds' | 'imports' | 'dynamicImports'
    >);

type Search = {
  readonly bundle: Readonly<Record<string, File>>;
  readonly document: string;
  readonly client: string;
};

/** The chunks from the document to the client's first file; null when none leads there. */
export function wayTo({ bundle, document, client }: Search): readonly string[] | null {
  const html = bundle[document];
  if (html?.type !== 'asset') throw new Error(`the build has no ${document}`);
  const visited = new Set<string>();
  const queue = Array.from(String(html.source).matchAll(/assets\/[^"]+\.js/g), ([file]) => [file]);
  for (let way = queue.pop(); way !== undefined; way = queue.pop()) {
    const name = way.at(-1) ?? '';
    const chunk = bundle[name];
    if (visited.has(name) || chunk?.type !== 'chunk') continue;
    visited.add(name);
    if (chunk.moduleIds.some((id) => id.endsWith(client))) return way;
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) queue.push([...way, next]);
  }
  return null;
}
