import { Container, Sprite, type Texture } from 'pixi.js';
import type { Animator } from './animator.ts';
import { canvasTexture } from './canvas-texture.ts';
import { burstEndsMs, emberAt, emberBurst } from './embers.ts';
import type { Size } from './layout.ts';

/** Diameter of the drawn spark, in its texture. */
const SPARK = 48;
const EMBERS_MAX = 160;

/** Embers that rise over the stage after a win, and then are gone. */
export class EmberShower {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #spark: Texture;
  #page: Size = { width: 0, height: 0 };
  #burst = 0;

  constructor(animator: Animator) {
    this.#animator = animator;
    this.#spark = canvasTexture({ width: SPARK, height: SPARK, resolution: 1 }, drawSpark);
  }

  layout(page: Size): void {
    this.#page = page;
  }

  /** Lets a burst rise; a new one replaces the one before. */
  rise(count: number): void {
    this.clear();
    if (this.#animator.instant) return;
    const burst = this.#burst;
    const embers = emberBurst({
      count: Math.min(count, EMBERS_MAX),
      spreadMs: 1_400,
      width: this.#page.width,
      bottom: this.#page.height * 0.92,
      random: Math.random,
    });
    const sprites = embers.map(
      () => new Sprite({ texture: this.#spark, anchor: 0.5, blendMode: 'add', visible: false }),
    );
    if (sprites.length === 0) return;
    this.view.addChild(...sprites);
    const endMs = burstEndsMs(embers);
    void this.#animator.decorate((elapsedMs) => {
      if (burst !== this.#burst) return false;
      for (const [index, ember] of embers.entries()) {
        const sprite = sprites[index];
        const look = emberAt(ember, elapsedMs);
        if (!sprite) continue;
        sprite.visible = look !== null;
        if (!look) continue;
        sprite.position.set(look.x, look.y);
        sprite.alpha = look.alpha;
        sprite.setSize(look.size * 3, look.size * 3);
      }
      if (elapsedMs < endMs) return true;
      this.clear();
      return false;
    });
  }

  clear(): void {
    this.#burst += 1;
    for (const sprite of this.view.removeChildren()) sprite.destroy();
  }

  destroy(): void {
    this.clear();
    this.#spark.destroy(true);
  }
}

function drawSpark(context: CanvasRenderingContext2D): void {
  const middle = SPARK / 2;
  const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, 'rgb(255 250 220 / 1)');
  light.addColorStop(0.22, 'rgb(255 200 90 / .95)');
  light.addColorStop(0.5, 'rgb(255 120 20 / .35)');
  light.addColorStop(1, 'rgb(255 80 0 / 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, SPARK, SPARK);
}
