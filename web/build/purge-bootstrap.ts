import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

const BOOTSTRAP = /bootstrap[\\/]dist[\\/]css[\\/]bootstrap(\.min)?\.css(\?(first|later))?$/;

/**
 * Families that load with the first dialog, form or table. A document that imports Bootstrap with
 * `?first` and, later, with `?later` gets it in two parts, otherwise whole.
 */
const isForLater =
  /^(modal|offcanvas|form-(?!control$)|table|spinner|fade|collaps|dropdown-divider$|is-invalid$)/;

/**
 * Families of Bootstrap that nobody here uses, though their names are words of our sources too: a
 * `card` game, a `nav` element, the `toast` of ours. And variants of used ones that nobody asks for.
 */
const NEVER_USED = [
  '(accordion|alert|badge|breadcrumb|card|carousel|figure|list-group|nav|navbar|popover)(-|$)',
  '(progress|toast|tooltip|placeholder|pagination|page|stretched|ratio|vstack|hstack)(-|$)',
  '(col|row|container|g|offset|order)(-|$)',
  'btn-(outline-|info|warning|light|dark|success|group|toolbar|close|check|link)',
  'offcanvas-(sm|md|lg|xl|xxl|top|start)$',
  'modal-(fullscreen|sm|lg|xl|static)',
  'dropdown-(menu-|item-text|toggle)',
  '(dropup|dropend|dropstart)',
  'form-(floating|range|switch|text|control-(color|plaintext|sm|lg)|select-(sm|lg))',
  'form-check-(reverse|inline)',
  '(is-valid|was-validated)$',
  'spinner-grow',
  'table-(primary|secondary|success|info|warning|danger|light|dark|striped|bordered)',
  'table-(borderless|sm|group|responsive-)',
].join('|');

const isNeverUsed = new RegExp(`^(${NEVER_USED})`);

/** What the documents say about themselves. */
const THEME = 'data-bs-theme dark';

/** Bootstrap's states and the attributes of its themes are set at run time. */
const ALWAYS_KEPT = ['show', 'fade', 'collapse', 'collapsing', 'active', 'disabled', 'modal-open'];

/**
 * Leaves out of a build the rules of Bootstrap that nothing can use. Our own rules are not touched:
 * their class names may be put together at run time, while Bootstrap's come from our sources word
 * for word or from react-bootstrap, whose components name the prefix they build on.
 */
export function purgeBootstrap({ sourceDir }: { sourceDir: string }): Plugin {
  let isBuild = false;
  return {
    name: 'fairhall:purge-bootstrap',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async transform(css, id) {
      if (!BOOTSTRAP.test(id)) return undefined;
      // The development server gives all of it at once, before our own rules.
      if (!isBuild) return id.endsWith('?later') ? { code: '', map: null } : undefined;
      const sources = readSources(sourceDir);
      const components = readComponents(importedComponents(sources));
      const used = await purge({
        css,
        content: [...sources, ...components, THEME],
        isKept: (word) => !isNeverUsed.test(word),
        safelist: [...ALWAYS_KEPT, ...prefixes(components)],
        variables: usedVariables(sourceDir),
      });
      if (!id.includes('?')) return { code: used.css, map: null };
      const isFirst = (word: string) => !isForLater.test(word);
      const parts = await purge({
        css: used.css,
        content: [wordsOf(used.css), THEME],
        isKept: isFirst,
        safelist: ALWAYS_KEPT.filter(isFirst),
      });
      return { code: id.endsWith('?later') ? parts.rest : parts.css, map: null };
    },
  };
}

type Purge = {
  readonly css: string;
  readonly content: readonly string[];
  readonly isKept: (word: string) => boolean;
  readonly safelist: readonly (string | RegExp)[];
  /** The variables that others use; all are kept when this is left out. */
  readonly variables?: readonly string[];
};

/** The rules that the words of the content can meet, and the rest. */
async function purge({ css, content, isKept, safelist, variables }: Purge) {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: content.join('\n'), extension: 'ts' }],
    defaultExtractor: (text) => (text.match(/[\w-]+/g) ?? []).filter(isKept),
    rejectedCss: true,
    variables: variables !== undefined,
    safelist: { standard: [...safelist], variables: [...(variables ?? [])] },
  });
  if (purged === undefined) throw new Error('PurgeCSS answered nothing for Bootstrap');
  return { css: purged.css, rest: purged.rejectedCss ?? '' };
}

/** Every word of the rules themselves: what is left out then is left out for its name alone. */
function wordsOf(css: string): string {
  return [...new Set(css.match(/[\w-]+/g) ?? [])].join(' ');
}

/** Bootstrap's variables that our own rules and components build on. */
function usedVariables(dir: string): string[] {
  const styles = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx)$/.test(file))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'));
  return [...new Set(styles.flatMap((text) => text.match(/--bs-[\w-]+/g) ?? []))];
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
  return [...new Set(found)].map((name) => new RegExp(`^(?!${NEVER_USED})${name}(-|$)`));
}
