import { Container, Sprite } from 'pixi.js';
import type { Mist } from '../../themes/place-life.ts';
import { type DrawTexture, type LifePart, type PlaceLayout, pointOn, wrap } from './life-part.ts';
import { softLight } from './soft-shapes.ts';

/** Each bank: its start and its speed across in pages, its height, and the time of a swell. */
const BANKS = [
  { start: 0.05, speed: 0.017, lift: 0, alpha: 0.42, swellMs: 9_000 },
  { start: 0.45, speed: 0.011, lift: 0.045, alpha: 0.3, swellMs: 13_000 },
  { start: 0.85, speed: 0.022, lift: -0.02, alpha: 0.36, swellMs: 11_000 },
  { start: 1.15, speed: 0.014, lift: 0.07, alpha: 0.22, swellMs: 15_000 },
] as const;
/** The width of a bank in pages, and its height. */
const BANK = { width: 0.85, height: 0.13 } as const;

/** Banks of mist that drift over the ground, one before the other. */
export function mist(life: Mist, draw: DrawTexture): LifePart {
  const view = new Container();
  const texture = softLight(draw, { width: 256, height: 64 }, life.colour);
  const sprites = BANKS.map(() => view.addChild(new Sprite({ texture, anchor: 0.5 })));
  let across = 1;
  return {
    view,
    layout: (layout: PlaceLayout) => {
      const { page } = layout;
      // On an upright page the banks are wider than the page.
      across = Math.max(page.width, page.height * 0.8);
      for (const [place, { lift }] of BANKS.entries()) {
        const ground = pointOn(layout, { x: 0, y: life.y }, page.height * 0.03);
        sprites[place]?.setSize(across * BANK.width, page.height * BANK.height);
        sprites[place]?.position.set(0, ground.y - lift * page.height);
      }
    },
    move: (elapsedMs) => {
      for (const [place, { start, speed, alpha, swellMs }] of BANKS.entries()) {
        const sprite = sprites[place];
        if (!sprite) continue;
        const way = wrap(start + (speed * elapsedMs) / 1_000, 1 + BANK.width);
        sprite.x = (way - BANK.width / 2) * across;
        sprite.alpha = alpha * (0.8 + 0.2 * Math.sin((2 * Math.PI * elapsedMs) / swellMs));
      }
    },
  };
}
