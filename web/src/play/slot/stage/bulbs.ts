import { Container, Sprite, Texture } from 'pixi.js';
import type { Animator } from '../../pixi/animator.ts';
import { canvasTexture } from '../../pixi/canvas-texture.ts';
import { cssColour, mixColours } from '../../pixi/colours.ts';
import type { Point, Rect } from '../../pixi/page.ts';
import type { StageLayout } from './layout.ts';

/** Pixels of the design between two bulbs, at least, and the radius of the light of one. */
const APART = 24;
const GLOW = 22;
/** Of so many bulbs one is alight. */
const EACH = 3;
/** Milliseconds until the next one is. */
const STEP_MS = 260;
const DARK = 0.16;

/** Bulbs along the frame, which chase each other on the ambient clock. */
export class Bulbs {
  readonly view = new Container();
  readonly #glasses = new Container();
  readonly #lights = new Container();
  readonly #colour: number;
  #glass: Texture = Texture.EMPTY;
  #light: Texture = Texture.EMPTY;

  constructor(colour: number, animator: Animator) {
    this.#colour = colour;
    this.view.addChild(this.#glasses, this.#lights);
    animator.ambient((elapsedMs) => this.#chase(elapsedMs));
  }

  layout({ frame, bed, scale }: StageLayout, resolution: number): void {
    const middle = (bed.x - frame.x) / 2;
    const path = { x: frame.x + middle, y: frame.y + middle, ...shrunk(frame, middle) };
    const around = 2 * (path.width + path.height);
    const count = EACH * Math.floor(around / (APART * scale * EACH));
    this.#destroyTextures();
    const bulb = middle * 0.5;
    const glow = GLOW * scale;
    const glassArt = { radius: bulb, bulb, colour: mixColours(this.#colour, 0x3a1400, 0.55) };
    const lightArt = { radius: glow, bulb, colour: this.#colour };
    this.#glass = bulbTexture(glassArt, resolution);
    this.#light = bulbTexture(lightArt, resolution);
    for (const sprites of [this.#glasses, this.#lights]) {
      for (const old of sprites.removeChildren()) old.destroy();
    }
    for (let place = 0; place < count; place += 1) {
      const at = pointOn(path, (around * (place + 0.5)) / count);
      const glass = new Sprite({ texture: this.#glass, anchor: 0.5 });
      const light = new Sprite({ texture: this.#light, anchor: 0.5 });
      glass.position.copyFrom(at);
      light.position.copyFrom(at);
      this.#glasses.addChild(glass);
      this.#lights.addChild(light);
    }
    this.#chase(0);
  }

  destroy(): void {
    this.#destroyTextures();
    this.view.destroy({ children: true });
  }

  #destroyTextures(): void {
    for (const texture of [this.#glass, this.#light]) {
      if (texture !== Texture.EMPTY) texture.destroy(true);
    }
  }

  #chase(elapsedMs: number): void {
    const at = elapsedMs / STEP_MS;
    for (const [place, bulb] of this.#lights.children.entries()) {
      bulb.alpha = lightOf(place, at);
    }
  }
}

/** The light of a bulb once the chase has gone on by `at` bulbs: a bright head with a short tail. */
export function lightOf(place: number, at: number): number {
  const behind = (((at - place) % EACH) + EACH) % EACH;
  return Math.max(DARK, 1 - behind / (EACH - 1));
}

const shrunk = ({ width, height }: Rect, by: number) => ({
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The point at a distance along the edge of a rectangle, clockwise from its upper left corner. */
export function pointOn({ x, y, width, height }: Rect, distance: number): Point {
  const [right, foot, left] = [width, width + height, 2 * width + height];
  if (distance < right) return { x: x + distance, y };
  if (distance < foot) return { x: x + width, y: y + distance - right };
  if (distance < left) return { x: x + width - (distance - foot), y: y + height };
  return { x, y: y + height - (distance - left) };
}

type BulbArt = { readonly radius: number; readonly bulb: number; readonly colour: number };

/** A bulb in the middle of its light, which reaches as far as `radius`. */
function bulbTexture(art: BulbArt, resolution: number): Texture {
  const side = 2 * art.radius;
  return canvasTexture({ width: side, height: side, resolution }, (context) =>
    drawBulb(context, art),
  );
}

function drawBulb(context: CanvasRenderingContext2D, { radius, bulb, colour }: BulbArt): void {
  const glow = context.createRadialGradient(radius, radius, bulb * 0.4, radius, radius, radius);
  glow.addColorStop(0, cssColour(colour, 0.95));
  glow.addColorStop(0.35, cssColour(colour, 0.42));
  glow.addColorStop(1, cssColour(colour, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, 2 * radius, 2 * radius);
  const glass = context.createRadialGradient(radius, radius - bulb * 0.3, 0, radius, radius, bulb);
  glass.addColorStop(0, '#fff');
  glass.addColorStop(0.5, cssColour(mixColours(colour, 0xffffff, 0.6)));
  glass.addColorStop(1, cssColour(colour));
  context.fillStyle = glass;
  context.beginPath();
  context.arc(radius, radius, bulb, 0, 2 * Math.PI);
  context.fill();
}
