import { Container, Sprite, type Texture } from 'pixi.js';
import { cssColour, mixColours } from '../../../pixi/colours.ts';
import { clamp01 } from '../../../pixi/easing.ts';
import { featureGrowth, featureOpening } from '../../feature-progress.ts';
import type { Trench } from '../../themes/place-life.ts';
import type { DrawTexture, LifePart, PlaceLayout } from './life-part.ts';

const ROCK = { width: 256, height: 512 } as const;
const DEEP = { width: 64, height: 256 } as const;
/** The part of the opening over which the page sinks under water; then the rocks part. */
const SINKS_UNTIL = 0.35;
/** How far each rock is from the middle, in parts of the page, as the feature begins and at its end. */
const GAP = { begins: 0.2, ends: 0.35, upright: { begins: 0.2, ends: 0.36 } } as const;

/** How far the rocks have parted, from 0 to the gap at the end of the feature. */
export function gapAt(level: number, isUpright: boolean): number {
  const { begins, ends } = isUpright ? GAP.upright : GAP;
  const opening = clamp01((featureOpening(level) - SINKS_UNTIL) / (1 - SINKS_UNTIL));
  return begins * opening + (ends - begins) * featureGrowth(level);
}

/** Two walls of rock, which part over a light from the deep. */
export function trench(life: Trench, draw: DrawTexture): LifePart {
  const view = new Container();
  const deep = view.addChild(new Sprite(drawDeep(draw, life)));
  const texture = draw(ROCK, (context) => drawRock(context, life));
  const rocks = [-1, 1].map((way) => {
    const sprite = view.addChild(new Sprite(texture));
    sprite.anchor.set(1, 0);
    return { way, sprite };
  });
  let page = { width: 1, height: 1 };
  let level = 0;
  const part = (): void => {
    view.alpha = clamp01(featureOpening(level) / SINKS_UNTIL);
    view.visible = level > 0;
    const gap = gapAt(level, page.height >= page.width) * page.width;
    for (const { way, sprite } of rocks) sprite.x = page.width / 2 + way * gap;
  };
  return {
    view,
    layout: (layout: PlaceLayout) => {
      page = layout.page;
      deep.setSize(page.width, page.height);
      for (const { way, sprite } of rocks) {
        sprite.setSize(page.width * 0.56, page.height * 1.02);
        sprite.scale.x = Math.abs(sprite.scale.x) * -way;
      }
      part();
    },
    move: (elapsedMs) => {
      // The light of the deep breathes.
      deep.alpha = 0.93 + 0.07 * Math.sin(elapsedMs / 900);
    },
    setLevel: (reached) => {
      level = reached;
      part();
    },
  };
}

function drawDeep(draw: DrawTexture, { colour, rock }: Trench): Texture {
  return draw(DEEP, (context) => {
    const fall = context.createLinearGradient(0, 0, 0, DEEP.height);
    fall.addColorStop(0, cssColour(mixColours(rock, colour, 0.22)));
    fall.addColorStop(0.45, cssColour(mixColours(rock, 0x000000, 0.3)));
    fall.addColorStop(0.8, cssColour(mixColours(rock, colour, 0.2)));
    fall.addColorStop(1, cssColour(mixColours(rock, colour, 0.5)));
    context.fillStyle = fall;
    context.fillRect(0, 0, DEEP.width, DEEP.height);
  });
}

/** Ledges of the rock's edge: its distance from the right side, down the texture. */
const LEDGES = [
  40, 30, 44, 41, 22, 28, 16, 6, 13, 5, 20, 24, 36, 30, 39, 21, 27, 10, 16, 8,
] as const;
/** The layers of rock, the farthest first: how far each is set back, and its share of the dark. */
const LAYERS = [
  { back: 0, dark: 0, rim: 0.34, from: 0 },
  { back: 24, dark: 0.3, rim: 0.22, from: 7 },
  { back: 54, dark: 0.6, rim: 0.1, from: 13 },
] as const;

/** A wall of three layers of rock, the nearest darkest, with light from the deep on its edge. */
function drawRock(context: CanvasRenderingContext2D, { colour, rock }: Trench): void {
  for (const { back, dark, rim, from } of LAYERS) {
    traceEdge(context, back, from);
    const lit = context.createLinearGradient(0, 0, 0, ROCK.height);
    lit.addColorStop(0, cssColour(mixColours(mixColours(rock, colour, 0.12), 0x000000, dark)));
    lit.addColorStop(0.5, cssColour(mixColours(rock, 0x000000, dark)));
    lit.addColorStop(1, cssColour(mixColours(mixColours(rock, colour, 0.26), 0x000000, dark)));
    context.fillStyle = lit;
    context.fill();
    context.strokeStyle = cssColour(colour, rim);
    context.lineWidth = 2;
    context.stroke();
  }
}

/** The edge of a layer in soft ledges, from its upper to its lower end, and back along the left side. */
function traceEdge(context: CanvasRenderingContext2D, back: number, from: number): void {
  const step = ROCK.height / (LEDGES.length - 1);
  let [x, y] = [0, 0];
  context.beginPath();
  context.moveTo(0, 0);
  for (const place of LEDGES.keys()) {
    const ledge = LEDGES[(place + from) % LEDGES.length] ?? 0;
    const next = ROCK.width - back - ledge;
    if (place === 0) context.lineTo(next, 0);
    else context.quadraticCurveTo(x, y, (x + next) / 2, y + step / 2);
    [x, y] = [next, place * step];
  }
  context.lineTo(x, ROCK.height);
  context.lineTo(0, ROCK.height);
}
