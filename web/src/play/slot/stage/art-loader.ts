/** The paths of a slot's pictures. Lists have the best format first. */
export type ArtPaths = {
  /** All symbols in one picture, and the tags of wilds and scatters. */
  readonly symbols: readonly string[];
  /** The win words, one below the other. */
  readonly lettering: readonly string[];
  readonly crest: readonly string[];
  readonly layer: (layer: StageLayer, orientation: Orientation) => readonly string[];
};

export type Orientation = 'desktop' | 'mobile';

/** The layers of a stage: the sky, the sky of the feature, and the place in front of it. */
export type StageLayer = 'sky' | 'feature' | 'place';

export function artPaths(gameId: string): ArtPaths {
  const base = `/art/games/${encodeURIComponent(gameId)}`;
  const formats = (name: string) => [`${base}/${name}.avif`, `${base}/${name}.webp`];
  return {
    symbols: formats('symbols'),
    lettering: formats('lettering'),
    crest: formats('crest'),
    layer: (layer, orientation) => formats(`${layer}-${orientation}`),
  };
}
