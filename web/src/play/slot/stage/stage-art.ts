import type { Texture } from 'pixi.js';
import type { Paytable } from '../../contract-types.ts';
import { pictureTexture } from '../../pixi/canvas-texture.ts';
import { loadFirst } from '../../pixi/pictures.ts';
import type { SlotTheme } from '../themes/slot-theme.ts';
import { artPaths, type Orientation, type StageLayer, symbolPaths } from './art-loader.ts';
import { Lettering } from './lettering.ts';
import { stageSymbols } from './stage-symbols.ts';
import { SymbolTextures } from './symbol-textures.ts';

/** The decoded images of a slot. */
export type StageArt = {
  readonly symbols: SymbolTextures;
  readonly crest: Texture;
  readonly sky: Texture;
  readonly place: Texture;
  /** Empty until `loadLettering`, which belongs after the first frame. */
  readonly lettering: Lettering;
  /** @throws if the picture fails to load */
  readonly loadLettering: () => Promise<void>;
  /** Loads a layer of the stage. @throws if it fails to load */
  readonly loadLayer: (layer: StageLayer, orientation: Orientation) => Promise<Texture>;
};

export type StageArtOptions = {
  readonly gameId: string;
  readonly paytable: Paytable;
  readonly theme: Pick<SlotTheme, 'symbols' | 'hasLargeSymbols' | 'tall'>;
  readonly orientation: Orientation;
  /** Called with 0 to 1 while images load. */
  readonly onProgress: (progress: number) => void;
};

/** Loads the images of the first frame of a stage. @throws if one fails to load */
export async function loadStageArt(options: StageArtOptions): Promise<StageArt> {
  const { gameId, paytable, theme, orientation, onProgress } = options;
  const paths = artPaths(gameId);
  const loadLayer = async (layer: StageLayer, wanted: Orientation) =>
    pictureTexture(await loadFirst(paths.layer(layer, wanted)));
  const counted = countArrivals(PICTURES, onProgress);
  const [sheet, crest, sky, place] = await Promise.all([
    counted(loadFirst(symbolPaths(gameId, theme.hasLargeSymbols ?? false))),
    counted(loadFirst(paths.crest)),
    counted(loadLayer('sky', orientation)),
    counted(loadLayer('place', orientation)),
  ]);
  const lettering = new Lettering();
  return {
    symbols: new SymbolTextures(stageSymbols(paytable), {
      sheet,
      looks: theme.symbols,
      tall: theme.tall,
    }),
    crest: pictureTexture(crest),
    sky,
    place,
    lettering,
    loadLettering: async () => lettering.set(await loadFirst(paths.lettering)),
    loadLayer,
  };
}

/** The number of pictures before the first frame. */
const PICTURES = 4;

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
