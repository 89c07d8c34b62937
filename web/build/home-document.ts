import type { Plugin, Rolldown } from 'vite';
import { bannerSources, FIRST_BANNER } from '../src/features/games/banner-art.ts';

type Bundle = Rolldown.OutputBundle;

/** The document of every page, and the one of the home page beside it. */
const INDEX = 'index.html';
const HOME = 'home.html';
const HOME_MODULE = '/app/routes/home.tsx';
const ROOT = '<div id="root"></div>';

/**
 * Writes a document for the home page: the one of every page, and what the home page is going to
 * ask for next. Its code, its styles and the first slide then come along with the client's own code
 * and not after it, and the slide is in the window before any of the code is.
 */
export function homeDocument(): Plugin {
  return {
    name: 'fairhall:home-document',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle[INDEX];
      if (index?.type !== 'asset') this.error(`There is no ${INDEX} to begin with.`);
      const document = String(index.source);
      const files = filesOfHome(bundle).filter((file) => !document.includes(`/${file}"`));
      const source = document
        .replace('</head>', `${files.map(linkTo).join('')}</head>`)
        .replace(ROOT, `<div id="root">${firstSlide()}</div>`);
      this.emitFile({ type: 'asset', fileName: HOME, source });
    },
  };
}

/** The home page's chunk after all that it imports, and their styles in the order of the cascade. */
function filesOfHome(bundle: Bundle): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || visited.has(fileName)) return;
    visited.add(fileName);
    for (const imported of chunk.imports) visit(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    files.add(fileName);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(HOME_MODULE)) {
      visit(chunk.fileName);
    }
  }
  return [...files];
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${kind}" crossorigin href="/${file}">\n    `;
}

/** The first slide without its words, where the page is going to put it. */
function firstSlide(): string {
  const { avifSrcSet, sizes, fallback } = bannerSources(FIRST_BANNER);
  return [
    '<div class="banner first-paint"><picture>',
    `<source type="image/avif" srcset="${avifSrcSet}" sizes="${sizes}">`,
    `<img src="${fallback}" alt="" fetchpriority="high">`,
    '</picture></div>',
  ].join('');
}
