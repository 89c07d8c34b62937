import { Container, Sprite } from 'pixi.js';
import { cssColour } from '../../../pixi/colours.ts';
import type { Eyes } from '../../themes/place-life.ts';
import {
  type DrawTexture,
  type LifePart,
  type PlaceLayout,
  pointOn,
  shorterSide,
  wrap,
} from './life-part.ts';

const SIDE = { width: 96, height: 40 } as const;
/** The width of a pair, in parts of the shorter side of the page. */
const PAIR = 0.05;
/** A pair looks for a while, blinks twice within it, and is gone for the rest of its time. */
const LOOK = { everyMs: 11_000, openMs: 8_200, blinkMs: 260, at: [2_600, 3_100, 6_400] } as const;
/** Sets the pairs apart. */
const APART_MS = 2_700;

/** How far a pair is open, 0 to 1. */
export function opennessAt(elapsedMs: number, pair: number): number {
  const at = wrap(elapsedMs + 1_500 + pair * APART_MS, LOOK.everyMs);
  if (at > LOOK.openMs) return 0;
  let open = Math.min(1, at / LOOK.blinkMs, (LOOK.openMs - at) / LOOK.blinkMs);
  for (const blink of LOOK.at) open = Math.min(open, Math.abs(at - blink) / (LOOK.blinkMs / 2));
  return open;
}

/** Pairs of an owl's eyes between the trees. */
export function eyes(life: Eyes, draw: DrawTexture): LifePart {
  const view = new Container();
  const texture = draw(SIDE, (context) => drawPair(context, life.colour));
  const pairs = life.at.map(() => view.addChild(new Sprite({ texture, anchor: 0.5 })));
  let scale = 1;
  return {
    view,
    layout: (layout: PlaceLayout) => {
      scale = (PAIR * shorterSide(layout.page)) / SIDE.width;
      for (const [place, at] of life.at.entries()) {
        const { x, y } = pointOn(layout, at, SIDE.height * scale);
        pairs[place]?.position.set(x, y);
      }
    },
    move: (elapsedMs) => {
      for (const [place, pair] of pairs.entries()) {
        pair.scale.set(scale, scale * opennessAt(elapsedMs, place));
      }
    },
  };
}

function drawPair(context: CanvasRenderingContext2D, colour: number): void {
  for (const x of [SIDE.width * 0.26, SIDE.width * 0.74]) {
    const y = SIDE.height / 2;
    const glow = context.createRadialGradient(x, y, 4, x, y, 20);
    glow.addColorStop(0, cssColour(colour, 0.7));
    glow.addColorStop(1, cssColour(colour, 0));
    context.fillStyle = glow;
    context.fillRect(x - 20, y - 20, 40, 40);
    disc(context, { x, y }, 13, cssColour(colour));
    disc(context, { x, y }, 6.5, '#0a0c14');
    disc(context, { x: x - 3, y: y - 3 }, 2.4, '#ffffff');
  }
}

function disc(
  context: CanvasRenderingContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
  fill: string,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
