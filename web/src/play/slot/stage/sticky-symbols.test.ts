import { Texture } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { Animator } from '../../pixi/animator.ts';
import type { Cell } from './cells.ts';
import { StickySymbols } from './sticky-symbols.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

const SIDE = 100;
const reels = {
  symbolAt: ({ reel }: Cell) => (reel === 0 ? 'lantern' : 'carp'),
  middleOf: ({ reel, row }: Cell) => ({ x: SIDE * reel, y: SIDE * row }),
  sideOf: (fill: number) => SIDE * fill,
};

function setUp() {
  const frames: ((nowMs: number) => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (nowMs: number) => void) => frames.push(frame));
  const animator = new Animator({ render: () => {}, reducedMotion: () => false });
  const textures = { faces: () => ({ still: Texture.WHITE, moving: Texture.WHITE }) };
  const sticky = new StickySymbols(reels, { textures, animator });
  const runTo = (nowMs: number) => {
    for (const frame of frames.splice(0)) frame(nowMs);
  };
  return { sticky, runTo };
}

it('shows symbols in front of their cells until the reels stand still', () => {
  const { sticky } = setUp();
  sticky.show([{ reel: 0, row: 2, symbol: 'lantern' }]);
  expect(sticky.view.children.map(({ x, y }) => [x, y])).toEqual([[0, 2 * SIDE]]);
  sticky.hide();
  expect(sticky.view.children).toEqual([]);
});

it('lets a symbol pop up where the reels show another', () => {
  const { sticky, runTo } = setUp();
  sticky.show([
    { reel: 0, row: 0, symbol: 'lantern' },
    { reel: 1, row: 0, symbol: 'lantern' },
  ]);
  const widths = () => sticky.view.children.map(({ width }) => Math.round(width));
  runTo(0);
  runTo(30);
  const [there = 0, popping = 0] = widths();
  expect(there).toBe(88);
  expect(popping).toBeLessThan(there);
  runTo(1_000);
  expect(widths()).toEqual([88, 88]);
});
