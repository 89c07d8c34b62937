import { Container, Sprite, type Texture } from 'pixi.js';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { cssColour, mixColours } from '../../pixi/colours.ts';
import type { Size } from '../../pixi/page.ts';
import type { StageLayout } from './layout.ts';

/** Pixels of its texture. */
const SIDE = { width: 512, height: 128 } as const;
/** Its height above the controls at the full level, in parts of the page. */
const HEIGHT = 0.22;
/** Waves along the texture, and their height in parts of it. */
const WAVES = { count: 4, height: 0.12 } as const;
/** Pixels that it swells, and milliseconds of a swell. */
const SWELL = { pixels: 7, ms: 2_600 } as const;

/** What rises above the controls during a feature, as lava does: two waves behind each other. */
export class Flood {
  readonly view = new Container();
  readonly #texture: Texture;
  readonly #waves: readonly Sprite[];
  #page: Size = { width: 1, height: 1 };
  #dockHeight = 0;
  #level = 0;
  #elapsedMs = 0;

  /** @param colour 0xrrggbb */
  constructor(colour: number) {
    this.#texture = canvasTexture({ ...SIDE, resolution: 1 }, (context) => {
      const glow = context.createLinearGradient(0, 0, 0, SIDE.height);
      glow.addColorStop(0, cssColour(mixColours(colour, 0xffffff, 0.55)));
      glow.addColorStop(0.18, cssColour(colour));
      glow.addColorStop(1, cssColour(mixColours(colour, 0x000000, 0.7)));
      context.fillStyle = glow;
      context.beginPath();
      context.moveTo(0, SIDE.height);
      for (let x = 0; x <= SIDE.width; x += 4) {
        const wave = Math.sin((2 * Math.PI * WAVES.count * x) / SIDE.width);
        context.lineTo(x, (1 + wave) * WAVES.height * SIDE.height);
      }
      context.lineTo(SIDE.width, SIDE.height);
      context.fill();
    });
    this.#waves = [0.6, 0.85].map((alpha) => {
      const sprite = new Sprite({ texture: this.#texture, alpha });
      sprite.anchor.set(0.5, 0);
      return sprite;
    });
    this.view.addChild(...this.#waves);
    this.view.visible = false;
  }

  layout({ page, dockHeight }: Pick<StageLayout, 'page' | 'dockHeight'>): void {
    this.#page = page;
    this.#dockHeight = dockHeight;
    this.#place();
  }

  /** 0 is below the page. */
  setLevel(level: number): void {
    this.#level = level;
    this.view.visible = level > 0;
    this.#place();
  }

  move(elapsedMs: number): void {
    this.#elapsedMs = elapsedMs;
    if (this.view.visible) this.#place();
  }

  destroy(): void {
    this.#texture.destroy(true);
  }

  #place(): void {
    const { width, height } = this.#page;
    for (const [place, wave] of this.#waves.entries()) {
      const swell = Math.sin((2 * Math.PI * this.#elapsedMs) / SWELL.ms + 2 * place);
      // The nearer wave is lower and wider.
      const rise = this.#dockHeight + height * HEIGHT * this.#level * (1 - 0.22 * place);
      const top = height - rise;
      wave.position.set(width / 2 + swell * 3 * SWELL.pixels, top + swell * SWELL.pixels);
      wave.setSize(width * (1.2 + 0.2 * place), rise + 2 * SWELL.pixels);
    }
  }
}
