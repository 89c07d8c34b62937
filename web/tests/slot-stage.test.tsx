import { Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { Animator } from '@/play/pixi/animator.ts';
import { Book } from '@/play/slot/stage/book.ts';
import { Flood } from '@/play/slot/stage/flood.ts';
import { layoutStage } from '@/play/slot/stage/layout.ts';

/* Parts of a slot's stage that draw themselves, on pages of several sizes. */

test('the first held reel already raises the lava above the controls', () => {
  const [height, dockHeight] = [844, 180];
  const flood = new Flood(0xff5a12);
  flood.layout({ page: { width: 390, height }, dockHeight });
  flood.setLevel(1 / 3);
  for (const wave of flood.view.children) {
    expect(wave.y).toBeLessThan(height - dockHeight - 30);
    expect(wave.y + wave.height).toBeGreaterThan(height);
  }
});

test('a book that is open stays open on a page that is turned', async () => {
  const grid = { reels: 5, rows: 3 };
  const frame = { material: 'sandstone', body: 0xc79a58, light: 0x2fb8b0 } as const;
  const animator = new Animator({ render: () => {}, reducedMotion: () => true });
  const book = new Book({ frame }, animator);
  const before = layoutStage({ width: 844, height: 390 }, grid);
  const after = layoutStage({ width: 390, height: 844 }, grid);
  book.layout(before, 1);
  const shown = book.show({ textures: [Texture.WHITE], text: '' });
  const [, open, left, right] = book.view.children;
  await expect.poll(() => left?.x).toBe(-before.bed.width / 2);
  book.layout(after, 1);
  expect([left?.x, right?.x]).toEqual([-after.bed.width / 2, after.bed.width]);
  expect(open?.x).toBe(after.bed.width / 2);
  animator.setSkipping(true);
  await shown;
});
