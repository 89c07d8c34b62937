import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

const BOOTSTRAP = /bootstrap[\\/]dist[\\/]css[\\/]bootstrap\.min\.css$/;

/** Classes that no source contains: react-bootstrap composes them, or sets them as states. */
const COMPOSED = [
  /^spinner-border(-|$)/,
  /^btn-(primary|secondary|danger|sm|lg)$/,
  /^(show|fade|collapse|collapsing|active|disabled)$/,
];

/** Their rules load with the one page of the player client that has some: support. */
const LATER = ['textarea'];

/** The sources of the back office, which the other documents do not load. */
const OFFICE = /^office[\\/]/;

/**
 * Removes the rules of Bootstrap whose classes no source contains; a third of its style sheet
 * remains. The sources of the back office count in its own build alone. The other style sheets are
 * not purged, because their class names may be composed at run time.
 */
export function purgeBootstrap({ sourceDir }: { sourceDir: string }): Plugin {
  return {
    name: 'fairhall:purge-bootstrap',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: BOOTSTRAP },
      async handler(css) {
        const hasOffice = this.environment.name === 'office';
        const sources = readSources(sourceDir, { hasOffice });
        const [purged] = await new PurgeCSS().purge({
          css: [{ raw: css }],
          content: [{ raw: [...sources, 'data-bs-theme dark'].join('\n'), extension: 'tsx' }],
          defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
          variables: true,
          blocklist: hasOffice ? [] : LATER,
          safelist: { standard: COMPOSED, variables: variablesIn(sources) },
        });
        if (purged === undefined) throw new Error('PurgeCSS returned nothing for Bootstrap');
        return { code: purged.css, map: null };
      },
    },
  };
}

function readSources(dir: string, { hasOffice }: { readonly hasOffice: boolean }): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx)$/.test(file) && (hasOffice || !OFFICE.test(file)))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'));
}

/** Bootstrap's variables that the sources set or read. */
function variablesIn(sources: readonly string[]): string[] {
  return sources.flatMap((source) => source.match(/--bs-[\w-]+/g) ?? []);
}
