/** The paths of a slot's pictures. Lists have the best format first. */
export type ArtPaths = {
  /** All symbols in one picture, and the tags of wilds and scatters. */
  readonly symbols: readonly string[];
  /** The same, smaller. */
  readonly smallSymbols: readonly string[];
  /** The win words, one below the other. */
  readonly lettering: readonly string[];
  readonly crest: readonly string[];
  readonly layer: (layer: StageLayer, orientation: Orientation) => readonly string[];
};

export type Orientation = 'desktop' | 'mobile';

/** The layers of a stage: the sky, the sky of the feature, and the place in front of it. */
export type StageLayer = 'sky' | 'feature' | 'place';

/**
 * The screens on which the symbols of five reels or more are small enough for the small picture. Not the
 * windows: when a browser chooses a picture of a document, the document's frame has no size yet.
 */
export const SMALL_SCREEN = '(max-device-width: 500px), (max-device-height: 500px)';

export const isSmallScreen = (): boolean => window.matchMedia(SMALL_SCREEN).matches;

/** The picture of all symbols that suits the screen; the game's document preloads the same one. */
export function symbolPaths(gameId: string, hasLargeSymbols: boolean): readonly string[] {
  const { symbols, smallSymbols } = artPaths(gameId);
  return hasLargeSymbols || !isSmallScreen() ? symbols : smallSymbols;
}

export function artPaths(gameId: string): ArtPaths {
  const base = `/art/games/${encodeURIComponent(gameId)}`;
  const formats = (name: string) => [`${base}/${name}.avif`, `${base}/${name}.webp`];
  return {
    symbols: formats('symbols'),
    smallSymbols: formats('symbols-small'),
    lettering: formats('lettering'),
    crest: formats('crest'),
    layer: (layer, orientation) => formats(`${layer}-${orientation}`),
  };
}
