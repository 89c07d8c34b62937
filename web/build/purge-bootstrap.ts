import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

const BOOTSTRAP = /bootstrap[\\/]dist[\\/]css[\\/]bootstrap(\.min)?\.css$/;

/** Bootstrap's states and the attributes of its themes are set at run time. */
const ALWAYS_KEPT = ['show', 'fade', 'collapse', 'collapsing', 'active', 'disabled', 'modal-open'];

/**
 * Leaves out of a build the rules of Bootstrap that nothing can use. Our own rules are not touched:
 * their class names may be put together at run time, while Bootstrap's come from our sources word
 * for word or from react-bootstrap, whose components name the prefix they build on.
 */
export function purgeBootstrap({ sourceDir }: { sourceDir: string }): Plugin {
  return {
    name: 'fairhall:purge-bootstrap',
    apply: 'build',
    enforce: 'pre',
    async transform(css, id) {
      if (!BOOTSTRAP.test(id.split('?')[0] ?? '')) return undefined;
      const sources = readSources(sourceDir);
      const components = readComponents(importedComponents(sources));
      const [purged] = await new PurgeCSS().purge({
        css: [{ raw: css }],
        content: [...sources, ...components].map((raw) => ({ raw, extension: 'ts' })),
        defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
        safelist: {
          standard: [...ALWAYS_KEPT, ...prefixes(components)],
          greedy: [/data-bs-theme/],
        },
      });
      if (purged === undefined) throw new Error('PurgeCSS answered nothing for Bootstrap');
      return { code: purged.css, map: null };
    },
  };
}

function readSources(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'));
}

/** The names of the react-bootstrap components that the sources import, in either way. */
function importedComponents(sources: readonly string[]): string[] {
  return sources.flatMap((source) => [
    ...Array.from(source.matchAll(/from 'react-bootstrap\/(\w+)'/g), ([, name = '']) => name),
    ...Array.from(source.matchAll(/import \{([^}]*)\} from 'react-bootstrap'/g)).flatMap(
      ([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()),
    ),
  ]);
}

/** The code of components and of what they are made of. */
function readComponents(names: readonly string[]): string[] {
  const dir = path.dirname(createRequire(import.meta.url).resolve('react-bootstrap/Button'));
  const esm = path.join(dir, '..', 'esm');
  const files = new Set(readdirSync(esm));
  const read = new Map<string, string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (read.has(name) || !files.has(`${name}.js`)) continue;
    const code = readFileSync(path.join(esm, `${name}.js`), 'utf8');
    read.set(name, code);
    queue.push(...Array.from(code.matchAll(/from '\.\/(\w+)'/g), ([, part = '']) => part));
  }
  return [...read.values()];
}

/** The class prefixes that components build on, as `btn` in "btn-primary". */
function prefixes(components: readonly string[]): RegExp[] {
  const named = /(?:useBootstrapPrefix\(\w+, |createWithBsPrefix\()'([\w-]+)'/g;
  const found = components.flatMap((code) => Array.from(code.matchAll(named), ([, name]) => name));
  return [...new Set(found)].map((name) => new RegExp(`^${name}(-|$)`));
}
