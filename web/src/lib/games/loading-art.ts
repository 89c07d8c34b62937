import { preload } from 'react-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import { deviceClass } from '@/lib/browser/device.ts';
import { tileSources } from './tile-sources.ts';

/** A picture of the loading screen: a file, or the same picture in several of them. */
export type LoadingPicture = {
  readonly src: string;
  readonly avifSrcSet: string | undefined;
  /** The width of the picture, for the browser's choice of file. */
  readonly sizes: string;
};

export type LoadingArt = { readonly tile: LoadingPicture; readonly backdrop: LoadingPicture };

/** As `.game-tile` of the loading screen. */
const TILE_SIZES = '(max-width: 469px) 46vw, 216px';

/**
 * The pictures of a game's loading screen; undefined without a tile. Phones blur the tile as the
 * backdrop: the lobby has loaded it, and the stage is painted for wide windows.
 */
export function loadingArt(game: Pick<Game, 'pgIconUrl' | 'pgBackUrl'>): LoadingArt | undefined {
  const { pgIconUrl, pgBackUrl } = game;
  if (pgIconUrl === '') return undefined;
  const tile = { ...tileSources(pgIconUrl), sizes: TILE_SIZES };
  const isPhone = deviceClass() === 'mobile';
  if (isPhone || pgBackUrl === '' || pgBackUrl === pgIconUrl) return { tile, backdrop: tile };
  return { tile, backdrop: { src: pgBackUrl, avifSrcSet: undefined, sizes: '100vw' } };
}

/** Requests the pictures before the code of the page that shows them. */
export function preloadLoadingArt(game: Game): void {
  const art = loadingArt(game);
  if (art === undefined) return;
  for (const { src, avifSrcSet, sizes } of new Set([art.tile, art.backdrop])) {
    const files = avifSrcSet
      ? { imageSrcSet: avifSrcSet, imageSizes: sizes, type: 'image/avif' }
      : {};
    preload(src, { as: 'image', ...files });
  }
}
