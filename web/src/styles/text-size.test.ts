import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sourceDir = fileURLToPath(new URL('..', import.meta.url));
/** The games and the checkout scale with their windows (docs/decisions/0024). */
const OTHERS = ['play', 'pay'];

function sheets(): string[] {
  return readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !OTHERS.includes(file.split(path.sep)[0] ?? ''),
  );
}

/** Font declarations that start with a length in pixels; a bound within `min()` does not count. */
const FIXED = /(?<![-\w])(?:font-size|line-height):\s*\d[\d.]*px|(?<![-\w])font:[^;}(]*\d[\d.]*px/g;

test('no sheet of the player client sets type in pixels, which would ignore the browser’s size', () => {
  const fixed = sheets().flatMap((file) =>
    [...readFileSync(path.join(sourceDir, file), 'utf8').matchAll(FIXED)].map(
      ([declaration]) => `${file}: ${declaration.trim()}`,
    ),
  );
  expect(fixed).toEqual([]);
});
