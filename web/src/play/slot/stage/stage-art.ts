import type { Texture } from 'pixi.js';
import type { Paytable } from '../../contract-types.ts';
import { pictureTexture } from '../../pixi/canvas-texture.ts';
import { loadFirst, loadPicture } from '../../pixi/pictures.ts';
import { artPaths } from './art-loader.ts';
import { stageSymbols } from './stage-symbols.ts';
import { SymbolTextures } from './symbol-textures.ts';

export type Orientation = 'desktop' | 'mobile';

/** The decoded images of a slot. */
export type StageArt = {
  readonly symbols: SymbolTextures;
  readonly crest: Texture;
  readonly bigWin: Texture;
  readonly megaWin: Texture;
  readonly freeSpins: Texture;
  readonly background: Texture;
  /** Loads the background of an orientation, after a rotation of the page. */
  readonly loadBackground: (orientation: Orientation) => Promise<Texture>;
};

export type StageArtOptions = {
  readonly gameId: string;
  readonly paytable: Paytable;
  readonly orientation: Orientation;
  /** Whether the page has more pixels than the standard background. */
  readonly sharp: boolean;
  /** Called with 0 to 1 while images load. */
  readonly onProgress: (progress: number) => void;
};

/** Loads the images of a stage. @throws if one fails to load */
export async function loadStageArt(options: StageArtOptions): Promise<StageArt> {
  const { gameId, paytable, orientation, sharp } = options;
  const paths = artPaths(gameId);
  const shown = stageSymbols(paytable);
  const names = shown.map(({ symbol }) => symbol);
  const counted = countArrivals(names.length + PIECES, options.onProgress);
  const [wildTag, bonusTag, crest, bigWin, megaWin, freeSpins, background, ...symbols] =
    await Promise.all([
      counted(loadPicture(paths.symbol('wild-tag'))),
      counted(loadPicture(paths.symbol('bonus-tag'))),
      counted(loadPicture(paths.piece('crest'))),
      counted(loadPicture(paths.piece('bigwin'))),
      counted(loadPicture(paths.piece('megawin'))),
      counted(loadPicture(paths.piece('freespins'))),
      counted(loadFirst(paths.stage(orientation, sharp))),
      ...names.map((name) => counted(loadPicture(paths.symbol(name)))),
    ]);
  const byName = new Map<string, HTMLImageElement>();
  for (const [index, picture] of symbols.entries()) byName.set(names[index] ?? '', picture);
  return {
    symbols: new SymbolTextures(shown, { symbols: byName, wildTag, bonusTag }),
    crest: pictureTexture(crest),
    bigWin: pictureTexture(bigWin),
    megaWin: pictureTexture(megaWin),
    freeSpins: pictureTexture(freeSpins),
    background: pictureTexture(background),
    loadBackground: async (wanted) => pictureTexture(await loadFirst(paths.stage(wanted, sharp))),
  };
}

/** The number of images besides the symbols. */
const PIECES = 7;

/** Wraps promises so that each fulfilled one advances the progress. */
function countArrivals(
  total: number,
  onProgress: (progress: number) => void,
): <T>(arrival: Promise<T>) => Promise<T> {
  let arrived = 0;
  return async (arrival) => {
    const value = await arrival;
    arrived += 1;
    onProgress(arrived / total);
    return value;
  };
}
