import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localeFiles } from './locale-files.ts';

/* A text whose namespace is not loaded is shown as its key. */

const src = path.join(import.meta.dirname, '..');
const namespaces = new Set(localeFiles('en').keys());

const LAZY =
  /(?:lazyWithRetry|lazyDialog|withTexts)\(\s*\(\) => import\('([^']+)'\),?\s*(?:\[([^\]]*)\],?\s*)?\)/g;
/** Imports and exports of values, static and dynamic. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;']*\sfrom\s)?'([^']+)'|import\(\s*'([^']+)'/gm;
const KEY = /['`]([a-z-]+):[a-z]/gi;
const LOADED = /useTranslation\(([^)]*)\)(?!\.i18n)|getFixedT\([^,)]+,([^)]*)\)/g;

const read = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** The source that an import leads to, relative to `src`; null for packages, styles and texts. */
function sourceOf(specifier: string, from: string): string | null {
  if (!/^(@\/|\.).*\.tsx?$/.test(specifier)) return null;
  const file = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.join(path.dirname(from), specifier);
  return existsSync(path.join(src, file)) ? file : null;
}

const quoted = (code = '') => [...code.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);

function namespacesIn(source: string): string[] {
  const ofKeys = [...source.matchAll(KEY)].map(([, namespace = '']) => namespace);
  const ofHooks = [...source.matchAll(LOADED)].flatMap(([, hook, fixed]) => {
    const named = quoted(hook ?? fixed);
    return named.length === 0 ? ['app'] : named;
  });
  return [...ofKeys, ...ofHooks].filter((namespace) => namespaces.has(namespace));
}

/** The namespaces of a module and of all that it imports, but where it names them itself. */
function namespacesOf(start: string): string[] {
  const files = new Set([start]);
  const used = new Set<string>();
  for (const file of files) {
    const source = read(file).replace(LAZY, '');
    for (const namespace of namespacesIn(source)) used.add(namespace);
    for (const [, fixed, dynamic] of source.matchAll(IMPORT)) {
      const found = sourceOf(fixed ?? dynamic ?? '', file);
      if (found !== null) files.add(found);
    }
  }
  return [...used].sort();
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file),
);
const lazyModules = files.flatMap((file) =>
  [...read(file).matchAll(LAZY)].map(([, specifier = '', named]) => ({
    file,
    loaded: sourceOf(specifier, file) ?? specifier,
    named: quoted(named).sort(),
  })),
);

/** The entries of the documents, and the namespaces of their first load. */
const firstLoads: readonly (readonly [main: string, namespaces: readonly string[]])[] = [
  ['app/main.tsx', ['app']],
  ['office/main.tsx', ['app', 'office']],
  ['play/main.tsx', ['game']],
  ['pay/main.tsx', ['checkout']],
];

it.each(lazyModules)(
  '$loaded names the namespaces that its code uses',
  ({ file, loaded, named }) => {
    // The player client's are what is neither office, game nor checkout.
    const ofFolder = firstLoads.find(([main]) => path.dirname(main) === file.split('/')[0]);
    const [, firstLoad] = ofFolder ?? ['app/main.tsx', ['app']];
    expect(named).toEqual(
      namespacesOf(loaded).filter((namespace) => !firstLoad.includes(namespace)),
    );
  },
);

it('finds each lazy page and dialog', () => {
  const calls = files.flatMap(
    (file) =>
      read(file).match(/(?<!function )(?:lazyWithRetry|lazyDialog|withTexts)\((?!load,)/g) ?? [],
  );
  expect(lazyModules).toHaveLength(calls.length);
});

it.each(firstLoads)('the first load of %s uses its namespaces alone', (main, firstLoad) => {
  expect(namespacesOf(main)).toEqual(firstLoad);
});
