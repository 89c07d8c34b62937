import { Container, Sprite } from 'pixi.js';
import type { Eruption } from '../../themes/place-life.ts';
import {
  type DrawTexture,
  type LifePart,
  type PlaceLayout,
  pointOn,
  shorterSide,
  wrap,
} from './life-part.ts';
import { softLight } from './soft-shapes.ts';

const ERUPTION_MS = 4_200;
const ROCKS = 22;
/** When the last rock leaves, and how long each flies, in parts of the eruption. */
const ROCK = { last: 0.55, flight: 0.4 } as const;
/** How high rocks fly, how far to a side, and their side; in parts of the shorter side of the page. */
const THROW = { height: 0.3, reach: 0.26, side: 0.034 } as const;
const GLOW = { side: 0.62, strength: 0.85, idle: 0.22 } as const;

/** The strength of the glow, 0 to 1, in the course of 0 to 1 of an eruption. */
export const glowAt = (course: number): number =>
  course < 1 ? Math.min(1, course / 0.12) * (1 - course) ** 0.8 : 0;

/** Glowing rocks that fly out of a mouth in arcs, and the light above it. */
export function eruption(life: Eruption, draw: DrawTexture): LifePart {
  const view = new Container();
  const texture = softLight(draw, { width: 128, height: 128 }, life.colour);
  const glow = view.addChild(new Sprite({ texture, anchor: 0.5, blendMode: 'add' }));
  const spark = softLight(draw, { width: 32, height: 32 }, 0xffe0a0);
  const rocks = Array.from({ length: ROCKS }, (_, place) => {
    const sprite = view.addChild(new Sprite({ texture: spark, anchor: 0.5, blendMode: 'add' }));
    // Spread by its place, so that no two rocks fly alike.
    return {
      sprite,
      leaves: (place / ROCKS) * ROCK.last,
      reach: Math.sin(place * 2.4) * THROW.reach,
      height: (0.6 + 0.4 * Math.cos(place * 1.7)) * THROW.height,
    };
  });
  glow.setSize(GLOW.side);
  return {
    view,
    layout: (layout: PlaceLayout) => {
      const side = shorterSide(layout.page);
      const { x, y } = pointOn(layout, life);
      view.position.set(x, y - life.lift * side);
      view.scale.set(side);
    },
    move: (elapsedMs) => {
      // The first one begins a little after the page has opened.
      const course = wrap(elapsedMs - 2_500, life.everyMs) / ERUPTION_MS;
      const breath = GLOW.idle * (0.7 + 0.3 * Math.sin(elapsedMs / 700));
      glow.alpha = Math.max(breath, GLOW.strength * glowAt(course));
      for (const rock of rocks) throwRock(rock, (course - rock.leaves) / ROCK.flight);
    },
  };
}

/** Places a rock at a part of its flight, 0 to 1. */
function throwRock(
  { sprite, reach, height }: { sprite: Sprite; reach: number; height: number },
  flight: number,
): void {
  sprite.visible = flight > 0 && flight < 1;
  if (!sprite.visible) return;
  sprite.position.set(reach * flight, -4 * flight * (1 - 0.8 * flight) * height * 0.8);
  sprite.setSize(THROW.side * (1.1 - 0.6 * flight));
  sprite.alpha = Math.min(1, 3 * (1 - flight));
}
