import { Texture, TextureSource } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { layoutStage } from './layout.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
vi.mock('../../pixi/canvas-texture.ts', () => ({
  canvasTexture: (size: { width: number; height: number }) =>
    new Texture({ source: new TextureSource(size) }),
}));
const { Animator } = await import('../../pixi/animator.ts');
const { Book } = await import('./book.ts');

const grid = { reels: 5, rows: 3 };
const frame = { material: 'sandstone', body: 0xc79a58, light: 0x2fb8b0 } as const;

it('a book that is open stays open on a page that is turned', async () => {
  const animator = new Animator({ render: () => {}, reducedMotion: () => true });
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const book = new Book({ frame }, animator);
  const before = layoutStage({ width: 844, height: 390 }, grid);
  const after = layoutStage({ width: 390, height: 844 }, grid);
  book.layout(before, 1);
  void book.show({ textures: [Texture.WHITE], text: '' });
  const [, open, left, right] = book.view.children;
  await vi.waitFor(() => expect(left?.x).toBe(-before.bed.width / 2));
  book.layout(after, 1);
  expect([left?.x, right?.x]).toEqual([-after.bed.width / 2, after.bed.width]);
  expect(open?.x).toBe(after.bed.width / 2);
});
