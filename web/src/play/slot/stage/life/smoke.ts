import { Container, Sprite } from 'pixi.js';
import type { Smoke } from '../../themes/place-life.ts';
import {
  type DrawTexture,
  type LifePart,
  type PlaceLayout,
  pointOn,
  shorterSide,
  wrap,
} from './life-part.ts';
import { softLight } from './soft-shapes.ts';

const PUFFS = 14;
const RISE_MS = 6_500;
/** The side of a puff at its birth and how much it grows, and how far it curls, in parts of the height. */
const PUFF = { side: 0.14, grows: 0.3, curl: 0.11, turns: 1.3, alpha: 0.8 } as const;

/** A thread of smoke that curls up and widens. */
export function smoke(life: Smoke, draw: DrawTexture): LifePart {
  const view = new Container();
  const texture = softLight(draw, { width: 64, height: 64 }, life.colour);
  const puffs = Array.from({ length: PUFFS }, () =>
    view.addChild(new Sprite({ texture, anchor: 0.5 })),
  );
  let height = 1;
  return {
    view,
    layout: (layout: PlaceLayout) => {
      const side = shorterSide(layout.page);
      height = life.height * side;
      const { x, y } = pointOn(layout, life);
      view.position.set(x, y - life.lift * side);
    },
    move: (elapsedMs) => {
      for (const [place, puff] of puffs.entries()) {
        const age = wrap(elapsedMs / RISE_MS + place / PUFFS, 1);
        const angle = 2 * Math.PI * (PUFF.turns * age - elapsedMs / (2 * RISE_MS));
        puff.position.set(Math.sin(angle) * PUFF.curl * height * age, -height * age);
        puff.setSize(height * (PUFF.side + PUFF.grows * age));
        puff.alpha = PUFF.alpha * Math.min(1, 6 * age) * (1 - age);
      }
    },
  };
}
