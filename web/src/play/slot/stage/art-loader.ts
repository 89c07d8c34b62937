/** The paths of a game's images. */
export type ArtPaths = {
  readonly symbol: (name: string) => string;
  readonly piece: (name: 'crest' | 'bigwin' | 'megawin' | 'freespins') => string;
  /** The background, best format first. */
  readonly stage: (orientation: 'desktop' | 'mobile', sharp: boolean) => readonly string[];
};

/** The folder of images that all slots share: card ranks, tags and lettering. */
const SHARED = '/art/games/phoenix-ascend';
const SHARED_SYMBOLS: ReadonlySet<string> = new Set([
  'a',
  'k',
  'q',
  'j',
  '10',
  'wild-tag',
  'bonus-tag',
]);

export function artPaths(gameId: string): ArtPaths {
  const base = `/art/games/${encodeURIComponent(gameId)}`;
  return {
    symbol: (name) =>
      `${SHARED_SYMBOLS.has(name) ? SHARED : base}/symbols/${encodeURIComponent(name)}.webp`,
    piece: (name) => `${name === 'crest' ? base : SHARED}/${name}.webp`,
    stage: (orientation, sharp) => {
      const plain = [`${base}/stage-${orientation}.avif`, `${base}/stage-${orientation}.webp`];
      const hasSharp = sharp && orientation === 'desktop';
      return hasSharp ? [`${base}/stage-desktop-2560.avif`, ...plain] : plain;
    },
  };
}
