import { Container, Sprite, type Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import type { Size } from '../../pixi/page.ts';
import { burstEndsMs, type Ember, type EmberLook, emberBurst, lookOfEmber } from './embers.ts';

/** Diameter of the spark in its texture. */
const SPARK = 48;
const EMBERS_MAX = 160;

/** Embers that rise above the stage after a win. Their sprites are reused. */
export class EmberShower {
  readonly view = new Container();
  readonly #animator: Animator;
  readonly #spark: Texture;
  readonly #sprites: Sprite[] = [];
  readonly #look: EmberLook = { x: 0, y: 0, alpha: 0, size: 0 };
  #page: Size = { width: 0, height: 0 };
  #burst = 0;

  constructor(animator: Animator) {
    this.#animator = animator;
    this.#spark = canvasTexture({ width: SPARK, height: SPARK, resolution: 1 }, drawSpark);
    this.view.visible = false;
  }

  layout(page: Size): void {
    this.#page = page;
  }

  /** Starts a burst; it replaces the previous one. */
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
    const lit = embers.map((ember, place) => ({ ember, sprite: this.#sprite(place) }));
    const endMs = burstEndsMs(embers);
    this.view.visible = true;
    void this.#animator.decorate((elapsedMs) => {
      if (burst !== this.#burst) return false;
      for (const { ember, sprite } of lit) this.#paint(sprite, ember, elapsedMs);
      if (elapsedMs < endMs) return true;
      this.clear();
      return false;
    });
  }

  clear(): void {
    this.#burst += 1;
    this.view.visible = false;
    for (const sprite of this.#sprites) sprite.visible = false;
  }

  destroy(): void {
    this.clear();
    this.#spark.destroy(true);
  }

  #paint(sprite: Sprite, ember: Ember, elapsedMs: number): void {
    const look = this.#look;
    sprite.visible = lookOfEmber(ember, elapsedMs, look);
    if (!sprite.visible) return;
    sprite.position.set(look.x, look.y);
    sprite.alpha = look.alpha;
    sprite.setSize(look.size * 3, look.size * 3);
  }

  #sprite(place: number): Sprite {
    const known = this.#sprites[place];
    if (known) return known;
    const sprite = new Sprite({
      texture: this.#spark,
      anchor: 0.5,
      blendMode: 'add',
      visible: false,
    });
    this.#sprites.push(sprite);
    this.view.addChild(sprite);
    return sprite;
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
