import { Rectangle, Texture } from 'pixi.js';
import { pictureTexture } from '../../pixi/canvas-texture.ts';
import type { WinTier } from '../../win-tier.ts';

/** The words of the picture, from top to bottom. */
const LETTERINGS = ['big', 'mega', 'epic', 'feature'] as const;

type Word = (typeof LETTERINGS)[number];

/** The win words and the name of the feature in the letters of a slot; empty until their picture has loaded. */
export class Lettering {
  readonly #words = new Map<Word, Texture>();

  set(picture: HTMLImageElement): void {
    const { source } = pictureTexture(picture);
    const height = source.height / LETTERINGS.length;
    for (const [place, word] of LETTERINGS.entries()) {
      const frame = new Rectangle(0, place * height, source.width, height);
      this.#words.set(word, new Texture({ source, frame }));
    }
  }

  get feature(): Texture {
    return this.#words.get('feature') ?? Texture.EMPTY;
  }

  /** The word over a win; empty for one that only counts up. */
  wordOf(tier: WinTier): Texture {
    return tier === 'win' ? Texture.EMPTY : (this.#words.get(tier) ?? Texture.EMPTY);
  }

  all(): Texture[] {
    return [...this.#words.values()];
  }

  destroy(): void {
    for (const texture of this.#words.values()) texture.destroy(true);
    this.#words.clear();
  }
}
