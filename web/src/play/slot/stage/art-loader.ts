/** Where a game's pictures are, by the names that art and outcomes share. */
export type ArtPaths = {
  readonly symbol: (name: string) => string;
  readonly piece: (name: 'crest' | 'bigwin' | 'megawin' | 'freespins') => string;
  /** The scene behind the reels, best first. */
  readonly stage: (orientation: 'desktop' | 'mobile', sharp: boolean) => readonly string[];
};

/** Card ranks, tags and the words of a win look alike in every slot of the house. */
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

/** Loads and decodes one picture. @throws when it does not come or is no picture */
export async function loadPicture(path: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = path;
  await image.decode();
  return image;
}

/** The first picture of a list that this browser can decode. @throws when there is none */
export async function loadFirst(paths: readonly string[]): Promise<HTMLImageElement> {
  let cause: unknown = new Error('no picture to load');
  for (const path of paths) {
    try {
      return await loadPicture(path);
    } catch (error) {
      cause = error;
    }
  }
  throw cause;
}
