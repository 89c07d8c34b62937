import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The types of the texts' keys and values, from the English files: TypeScript widens the strings of a
 * JSON import, so that it would not see their placeholders. JSON is a valid type.
 */
const src = path.join(import.meta.dirname, '..', 'src');
const members = ['i18n', 'play', 'pay', 'office'].flatMap((folder) => {
  const dir = path.join(src, folder, 'locales', 'en');
  return readdirSync(dir).map(
    (file) => `'${path.basename(file, '.json')}': ${readFileSync(path.join(dir, file), 'utf8')}`,
  );
});
writeFileSync(
  path.join(src, 'i18n', 'resources.d.ts'),
  `export default interface Resources {\n${members.join('')}}\n`,
);
