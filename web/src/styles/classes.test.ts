import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, Logger } from 'sass-embedded';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Classes for tests, and of variants of react-bootstrap's buttons. */
const WITHOUT_RULE = new Set(['btn-ghost', 'revealed', 'slip', 'mark', 'particulars']);

function definedClasses(): Set<string> {
  const bootstrap = [
    'styles/bootstrap',
    'styles/selection',
    'styles/tables',
    'pay/styles/bootstrap',
    'play/frame/utilities',
  ].map(
    (name) =>
      compile(path.join(sources, `${name}.scss`), {
        loadPaths: [modules],
        logger: Logger.silent,
      }).css,
  );
  const sheets = filesOf('.css').map(({ text }) => text);
  const names = [...bootstrap, ...sheets].join('\n').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g);
  return new Set(Array.from(names, ([, name = '']) => name));
}

function filesOf(extension: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ file, text: readFileSync(path.join(sources, file), 'utf8') }));
}

// Sass compiles for seconds on a busy machine.
test('each class of the markup is one of a style sheet or a listed utility', {
  timeout: 60_000,
}, () => {
  const defined = definedClasses();
  const missing = filesOf('.tsx').flatMap(({ file, text }) =>
    [...text.matchAll(/className="([^"]*)"/g)]
      .flatMap(([, value = '']) => value.split(' '))
      .filter((name) => !defined.has(name) && !WITHOUT_RULE.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
