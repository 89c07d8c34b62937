import { Container, Sprite } from 'pixi.js';
import type { Traveller } from '../../themes/place-life.ts';
import {
  type DrawTexture,
  type LifePart,
  type PlaceLayout,
  pointOn,
  shorterSide,
  wrap,
} from './life-part.ts';
import { travellerPictures } from './traveller-pictures.ts';

/** How each picture moves on its way: its waves up and down, its turns, and the time of one. */
const moves: Readonly<
  Record<
    Traveller['picture'],
    { readonly wave: number; readonly turn: number; readonly ms: number }
  >
> = {
  carpet: { wave: 0.16, turn: 0.07, ms: 3_400 },
  carp: { wave: 0.1, turn: 0.12, ms: 1_700 },
  car: { wave: 0, turn: 0, ms: 1_000 },
};

/** Where a traveller is on its way, from 0 outside of one edge of the page to 1 outside of the other. */
export const wayOf = ({ start, crossMs }: Traveller, elapsedMs: number): number =>
  wrap(start + elapsedMs / crossMs, 1);

/** A picture that crosses the page. */
export function traveller(life: Traveller, draw: DrawTexture): LifePart {
  const { draw: paint, ...size } = travellerPictures[life.picture];
  const sprite = new Sprite({ texture: draw(size, paint), anchor: 0.5 });
  const view = new Container();
  view.addChild(sprite);
  const { wave, turn, ms } = moves[life.picture];
  let across = 1;
  let width = 1;
  let middle = 0;
  return {
    view,
    layout: (layout: PlaceLayout) => {
      width = life.size * shorterSide(layout.page);
      across = layout.page.width;
      const height = (width * size.height) / size.width;
      middle = pointOn(layout, { x: 0, y: life.y }, height * 0.6).y;
      sprite.setSize(width, height);
      // Pictures look to the right. A new size keeps the sign of a scale.
      sprite.scale.x = Math.abs(sprite.scale.x) * (life.goes === 'left' ? -1 : 1);
    },
    move: (elapsedMs) => {
      const way = wayOf(life, elapsedMs);
      const beat = (2 * Math.PI * elapsedMs) / ms + 7 * life.start;
      const x = (life.goes === 'left' ? 1 - way : way) * (across + 2 * width) - width;
      sprite.position.set(x, middle + Math.sin(beat / 2) * wave * width);
      sprite.rotation = Math.sin(beat) * turn;
    },
  };
}
