import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/*
 * The types of the texts' keys and values, from the English files of client and server: TypeScript
 * widens the strings of a JSON import, so that it would not see their placeholders. JSON is a valid type.
 */
for (const { sources, folder } of [
  { sources: 'web/src', folder: 'i18n' },
  { sources: 'server/api/src', folder: 'core/i18n' },
]) {
  const src = path.join(root, sources);
  const members = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)locales\/en\/[\w-]+\.json$/.test(file.replaceAll('\\', '/')))
    .sort()
    .map(
      (file) => `'${path.basename(file, '.json')}': ${readFileSync(path.join(src, file), 'utf8')}`,
    );
  writeFileSync(
    path.join(src, folder, 'resources.d.ts'),
    `export default interface Resources {\n${members.join('')}}\n`,
  );
}
