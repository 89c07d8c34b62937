import type { Plugin, Rolldown } from 'vite';
import { bannerSources, FIRST_BANNER } from '../src/features/games/banner-art.ts';
import type { OpenedDecisions, OpenedSpots } from '../src/play/contract-types.ts';
import { artPaths, SMALL_SCREEN } from '../src/play/slot/stage/art-loader.ts';

type Bundle = Rolldown.OutputBundle;

/** As the game server names them. */
type GameKind = 'slot' | OpenedSpots['kind'] | OpenedDecisions['kind'] | 'draw' | 'sport';

/** The document of every page; the entry pages have a document of their own beside it. */
const INDEX = 'index.html';
const ROOT = '<div id="root"></div>';

type Page = {
  readonly fileName: string;
  /** The module that the router loads for the page; null for a page of the first load. */
  readonly module: string | null;
  /** Its texts beside those of the first load, as the router names them. */
  readonly texts: readonly string[];
  /** The markup in the window until the page renders. */
  readonly firstPaint: string;
};

const pages: readonly Page[] = [
  {
    fileName: 'home.html',
    module: null,
    texts: [],
    firstPaint: firstSlide(),
  },
  {
    fileName: 'games.html',
    module: '/app/routes/games.tsx',
    texts: [],
    firstPaint: '',
  },
  {
    fileName: 'game.html',
    module: '/app/routes/game.tsx',
    texts: ['figures', 'game-page', 'game-rules'],
    firstPaint: '',
  },
  {
    fileName: 'wallet.html',
    module: '/app/routes/wallet.tsx',
    texts: ['deposit', 'rewards', 'wallet', 'wallet-selection'],
    firstPaint: '',
  },
];

/**
 * Writes a document for each entry page: the common document, with preloads of the page's code, styles
 * and English texts, which then load in parallel with the client's own code. On the home page the first
 * slide is painted before any code has loaded.
 */
export function pageDocuments(): Plugin {
  return {
    name: 'fairhall:page-documents',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle[INDEX];
      if (index?.type !== 'asset') this.error(`the build has no ${INDEX}`);
      const document = String(index.source);
      for (const { fileName, module, texts, firstPaint } of pages) {
        const needed = [
          ...(module === null ? [] : filesOf(bundle, [module])),
          ...textFiles(bundle, texts),
        ];
        const files = needed.filter((file) => !document.includes(`/${file}"`));
        const source = document
          .replace('</head>', `${files.map(linkTo).join('')}</head>`)
          .replace(ROOT, `<div id="root">${firstPaint}</div>`);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

type GameDocument = {
  /** What shows the game, below `play`: its presentation, and the boards of its kind. */
  readonly modules: readonly string[];
  /** Its texts beside those of every game. */
  readonly texts: string;
  /**
   * The symbols of the game's stage, whose pictures are needed before its first frame: as its theme's
   * `hasLargeSymbols`. None without a stage.
   */
  readonly symbols?: 'large' | 'by screen';
};

const tableOf = (board: string): GameDocument => ({
  modules: ['table-games/present-table-game', `table-games/boards/${board}`],
  texts: 'tables',
});

const cardsOf = (board: string): GameDocument => ({
  modules: ['multi-step/present-multi-step', `multi-step/boards/${board}`],
  texts: 'cards',
});

/**
 * The documents of the game page, one for each kind of game with preloads of its code and its English
 * texts: they are needed before the game has opened. The game server chooses by the game, and fills in its
 * id.
 */
const gamePages: Readonly<Record<GameKind, GameDocument>> = {
  slot: { modules: ['slot/present-slot'], texts: 'slots', symbols: 'by screen' },
  'fruit-machine': {
    modules: ['fruit-machine/present-fruit-machine'],
    texts: 'slots',
    symbols: 'large',
  },
  roulette: tableOf('roulette'),
  baccarat: tableOf('baccarat'),
  'sic-bo': tableOf('sic-bo'),
  'crown-and-anchor': tableOf('crown-and-anchor'),
  wheel: tableOf('wheel'),
  'dragon-tiger': tableOf('dragon-tiger'),
  keno: tableOf('keno'),
  envelopes: tableOf('envelopes'),
  scratch: tableOf('scratch'),
  blackjack: cardsOf('blackjack'),
  holdem: cardsOf('lantern-holdem'),
  'video-poker': cardsOf('harbour-jacks'),
  'hi-lo': cardsOf('high-tide'),
  threshold: {
    modules: ['originals/present-original', 'originals/boards/dice', 'originals/boards/limbo'],
    texts: 'originals',
  },
  pegs: { modules: ['originals/present-original', 'originals/boards/pegs'], texts: 'originals' },
  mines: { modules: ['picks/present-picks', 'picks/sunken-field'], texts: 'originals' },
  tower: { modules: ['picks/present-picks', 'picks/lighthouse-stairs'], texts: 'originals' },
  fishing: { modules: ['fishing/present-fishing'], texts: 'fishing' },
  draw: { modules: ['draws/present-draw'], texts: 'fixtures' },
  sport: { modules: ['sports/present-sport'], texts: 'fixtures' },
};

/** The place of a game's id in a document. */
const GAME_ID = '__GAME_ID__';

/** The document that a player's lobby loads in a hidden frame, so that a game starts from the cache. */
const SHARED_CODE = 'shared-code.html';

/** The fonts of the first frame of a game. */
const fonts = ['bricolage-grotesque-latin-700-normal', 'figtree-latin-wght-normal'];

/** The chunks of several kinds of games: the most played are slots, whose stage is the largest. */
const shared: ReadonlySet<string> = new Set(['games', 'stage', 'pixi']);

/**
 * Writes a document of the game page for each kind of game, and one that loads what they share and
 * runs none of it.
 */
export function gameDocuments(): Plugin {
  return {
    name: 'fairhall:game-documents',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'play',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const play = bundle['play.html'];
      if (play?.type !== 'asset') this.error('the build has no play.html');
      const document = String(play.source);
      for (const [kind, { modules, texts, symbols }] of Object.entries(gamePages)) {
        const code = modules.map((module) => `/play/${module}.tsx`);
        const needed = new Set([...filesOf(bundle, code), ...textFiles(bundle, [texts])]);
        const files = [...needed].filter((file) => !document.includes(`/${file}"`));
        const source = document
          .replace('</head>', `${files.map(linkTo).join('')}</head>`)
          .replace(ROOT, symbols ? `${ROOT}${stagePictures(symbols)}` : ROOT);
        this.emitFile({ type: 'asset', fileName: `play-${kind}.html`, source });
      }
      this.emitFile({ type: 'asset', fileName: SHARED_CODE, source: sharedCode(bundle, document) });
    },
  };
}

function sharedCode(bundle: Bundle, document: string): string {
  const ofEveryGame = [...document.matchAll(/"\/(assets\/[^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const ofSeveral = chunks.filter(({ name = '' }) => shared.has(name));
  const code = [...ofEveryGame, ...ofSeveral.map(({ fileName }) => fileName)];
  const links = [
    ...code.map((file) => prefetchOf(file, file.endsWith('.css') ? 'style' : 'script')),
    ...fonts.map((font) => prefetchOf(fontFile(bundle, font), 'font')),
  ];
  return `<!doctype html><title>Fairhall</title>${links.join('')}`;
}

function fontFile(bundle: Bundle, font: string): string {
  const file = Object.keys(bundle).find(
    (name) => name.includes(`/${font}-`) && name.endsWith('.woff2'),
  );
  if (file === undefined) throw new Error(`the build has no font ${font}`);
  return file;
}

const prefetchOf = (file: string, as: 'font' | 'script' | 'style'): string =>
  `<link rel="prefetch" as="${as}" crossorigin href="/${file}">`;

/** The chunks of modules, each after its imports, and their styles in the order of the cascade. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
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
  for (const module of modules) visit(chunkOf(bundle, module));
  return [...files];
}

/** The English texts: the language of a visitor is known to the page alone. */
function textFiles(bundle: Bundle, namespaces: readonly string[]): string[] {
  return namespaces.map((namespace) => chunkOf(bundle, `/locales/en/${namespace}.json`));
}

/** The file of a module that is loaded at runtime. */
function chunkOf(bundle: Bundle, module: string): string {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
  );
  if (entry === undefined) throw new Error(`the build has no ${module}`);
  return entry.fileName;
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${kind}" crossorigin href="/${file}">\n    `;
}

/**
 * The pictures of a stage's first frame in any layout, not to be seen: they load in parallel with the code.
 * Preloads would be reported as unused where the game opens slowly.
 */
function stagePictures(size: 'large' | 'by screen'): string {
  const { symbols, smallSymbols, crest } = artPaths(GAME_ID);
  const small = `<source media="${SMALL_SCREEN}" srcset="${smallSymbols[0]}">`;
  const ofSymbols = `<picture>${size === 'large' ? '' : small}<img src="${symbols[0]}" alt=""></picture>`;
  return `<div hidden>${ofSymbols}<img src="${crest[0]}" alt=""></div>`;
}

/** The first slide without its text, in the place where the page renders it. */
function firstSlide(): string {
  const { avifSrcSet, sizes, fallback } = bannerSources(FIRST_BANNER);
  return [
    '<div class="banner first-paint overflow-hidden rounded-20 rounded-md-xl"><picture>',
    `<source type="image/avif" srcset="${avifSrcSet}" sizes="${sizes}">`,
    `<img src="${fallback}" alt="" fetchpriority="high">`,
    '</picture></div>',
  ].join('');
}
