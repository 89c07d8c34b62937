import { preload } from 'react-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import { tileSources } from './tile-sources.ts';

/** The picture of the loading screen: the same one in several files. */
export type LoadingArt = {
  readonly src: string;
  readonly avifSrcSet: string | undefined;
  /** The width of the picture, for the browser's choice of file. */
  readonly sizes: string;
};

/**
 * As `.game-tile` of the loading screen, which is 216 px wide in wide windows: the file for 200 px shows the
 * same, and the lobby has loaded it.
 */
const TILE_SIZES = '(max-width: 469px) 46vw, 200px';

/** A game's tile, which is also the blurred backdrop of its loading screen; undefined without one. */
export function loadingArt({ pgIconUrl }: Pick<Game, 'pgIconUrl'>): LoadingArt | undefined {
  return pgIconUrl === '' ? undefined : { ...tileSources(pgIconUrl), sizes: TILE_SIZES };
}

/** Requests the picture before the code of the page that shows it. */
export function preloadLoadingArt(game: Game): void {
  const art = loadingArt(game);
  if (art === undefined) return;
  const { src, avifSrcSet, sizes } = art;
  const files = avifSrcSet
    ? { imageSrcSet: avifSrcSet, imageSizes: sizes, type: 'image/avif' }
    : {};
  preload(src, { as: 'image', ...files });
}
