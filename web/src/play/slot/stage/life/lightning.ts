import { Container, Sprite } from 'pixi.js';
import { cssColour } from '../../../pixi/colours.ts';
import type { Lightning } from '../../themes/place-life.ts';
import { type DrawTexture, type LifePart, type PlaceLayout, wrap } from './life-part.ts';
import { softLight } from './soft-shapes.ts';

const FLASH_MS = 900;
/** A flash is three strokes: when each begins, in parts of it, and its strength. */
const STROKES = [
  { at: 0, strength: 0.7 },
  { at: 0.16, strength: 1 },
  { at: 0.42, strength: 0.45 },
] as const;
/** How fast a stroke fades, in parts of a flash. */
const FADE = 0.2;
const BOLT = { width: 128, height: 320 } as const;
/** The horizon and the upper end of a bolt, and the size of the light around it, in parts of the page. */
const SKY = { foot: 0.66, top: 0.06, light: 0.9 } as const;

/** The strength of a flash, 0 to 1, so many milliseconds after it began. */
export function flashAt(sinceMs: number): number {
  const part = sinceMs / FLASH_MS;
  let strength = 0;
  for (const stroke of STROKES) {
    if (part < stroke.at) break;
    strength = Math.max(strength, stroke.strength * (1 - (part - stroke.at) / FADE));
  }
  return strength;
}

/** A bolt far off behind the place, with its light in the clouds. */
export function lightning(life: Lightning, draw: DrawTexture): LifePart {
  const view = new Container();
  const light = new Sprite({
    texture: softLight(draw, { width: 128, height: 128 }, life.colour),
    anchor: 0.5,
    blendMode: 'add',
  });
  const bolt = new Sprite({ texture: draw(BOLT, (context) => drawBolt(context, life.colour)) });
  bolt.anchor.set(0.5, 0);
  view.addChild(light, bolt);
  let page = { width: 1, height: 1 };
  return {
    view,
    isFar: true,
    layout: (layout: PlaceLayout) => {
      page = layout.page;
      const height = page.height * (SKY.foot - SKY.top);
      bolt.setSize((height * BOLT.width) / BOLT.height, height);
      light.setSize(Math.max(page.width, page.height) * SKY.light);
    },
    move: (elapsedMs) => {
      const strength = flashAt(wrap(elapsedMs, life.everyMs));
      view.visible = strength > 0;
      if (!view.visible) return;
      const turn = Math.floor(elapsedMs / life.everyMs);
      const x = (life.at[turn % life.at.length] ?? 0) * page.width;
      bolt.position.set(x, page.height * SKY.top);
      light.position.set(x, page.height * 0.28);
      bolt.scale.x = Math.abs(bolt.scale.x) * (turn % 2 === 0 ? 1 : -1);
      bolt.alpha = strength;
      light.alpha = 0.5 * strength;
    },
  };
}

/** The way of a bolt and of its branch, in parts of the texture. */
const WAYS = [
  [0.5, 0, 0.36, 0.14, 0.52, 0.2, 0.34, 0.38, 0.56, 0.45, 0.4, 0.66, 0.58, 0.72, 0.5, 1],
  [0.56, 0.45, 0.74, 0.56, 0.68, 0.63, 0.88, 0.8],
  [0.34, 0.38, 0.2, 0.46, 0.24, 0.52, 0.1, 0.66],
] as const;

function drawBolt(context: CanvasRenderingContext2D, colour: number): void {
  context.lineJoin = 'round';
  context.shadowColor = cssColour(colour);
  context.shadowBlur = 14;
  for (const [place, way] of WAYS.entries()) {
    context.strokeStyle = place === 0 ? '#ffffff' : cssColour(colour, 0.8);
    context.lineWidth = place === 0 ? 3.4 : 1.6;
    context.beginPath();
    for (let at = 0; at < way.length; at += 2) {
      context.lineTo((way[at] ?? 0) * BOLT.width, (way[at + 1] ?? 0) * BOLT.height);
    }
    context.stroke();
  }
}
