import { defineConfig } from 'i18next-cli';

const folderOf = (namespace: string) =>
  ({ game: 'play', checkout: 'pay', office: 'office' })[namespace] ?? 'i18n';

/** `i18next-cli types`: the types of keys and their values, from the English texts. */
export default defineConfig({
  locales: ['en', 'pt-br', 'id', 'es'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.test.{ts,tsx}'],
    output: (language, namespace = 'app') =>
      `src/${folderOf(namespace)}/locales/${language}/${namespace}.json`,
    defaultNS: 'app',
  },
  types: {
    input: ['src/{i18n,play,pay,office}/locales/en/*.json'],
    output: 'src/i18n/i18next.d.ts',
    resourcesFile: 'src/i18n/resources.d.ts',
    enableSelector: false,
  },
});
