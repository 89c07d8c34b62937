import { Texture } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import type { Prop } from '../themes/slot-theme.ts';
import { Props } from './props.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

const bird: Prop = { symbol: 'bird', x: 0.5, y: 0.9, size: 0.2, tint: 0xffffff, move: 'breathe' };

/** A prop on a page of 100 × 200 at a level of the feature. */
function propAt(prop: Prop, level: number, dockHeight = 0) {
  const props = new Props([prop], { plain: () => Texture.WHITE });
  props.layout({ page: { width: 100, height: 200 }, dockHeight });
  props.setLevel(level);
  props.move(0, { x: 0, y: 0 });
  const [sprite] = props.view.children;
  return { side: sprite?.width, y: sprite?.y, alpha: sprite?.alpha, isVisible: sprite?.visible };
}

it('a prop of the feature appears with its level, not at once', () => {
  const late = { ...bird, fromLevel: 0.7 };
  expect(propAt(late, 0)).toMatchObject({ isVisible: false });
  expect(propAt(late, 0.66).alpha).toBeCloseTo(0.5);
  expect(propAt(late, 0.7)).toMatchObject({ isVisible: true, alpha: 1 });
});

it('a prop grows from its first level to the whole feature', () => {
  const bigger = { ...bird, fromLevel: 0.7, grows: 0.5 };
  const sides = [0.7, 0.85, 1].map((level) => propAt(bigger, level).side);
  expect(sides).toEqual([20, 25, 30].map((side) => expect.closeTo(side)));
});

it('a prop that the reels of a phone would hide has another place there', () => {
  const genie = { ...bird, y: 0.2, upright: { x: 0.5, y: 0.7 } };
  expect(propAt(genie, 0).y).toBeCloseTo(140);
});

it('a prop stands above the controls, however high they are', () => {
  expect(propAt(bird, 0).y).toBeCloseTo(180);
  expect(propAt(bird, 0, 60).y).toBeCloseTo(146);
});
