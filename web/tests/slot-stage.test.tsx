import { Texture } from 'pixi.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Animator } from '@/play/pixi/animator.ts';
import { SMALL_SCREEN, symbolPaths } from '@/play/slot/stage/art-loader.ts';
import { Book } from '@/play/slot/stage/book.ts';
import { Flood } from '@/play/slot/stage/flood.ts';
import { layoutStage } from '@/play/slot/stage/layout.ts';
import { SYMBOLS_IN_ROW } from '@/play/slot/stage/symbol-atlas.ts';
import { SymbolTextures } from '@/play/slot/stage/symbol-textures.ts';

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

test('a small screen loads the small picture of the symbols, unless they are large on three reels', () => {
  const fileOf = (isLarge: boolean) => symbolPaths('lantern-night', isLarge)[0]?.split('/').at(-1);
  // The window of a test changes its size, the screen does not.
  expect(fileOf(false)).toBe('symbols.avif');
  const isSmall = (query: string) => ({ matches: query === SMALL_SCREEN }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockImplementation(isSmall);
  onTestFinished(() => void vi.restoreAllMocks());
  expect([fileOf(false), fileOf(true)]).toEqual(['symbols-small.avif', 'symbols.avif']);
});

test.each([256, 144])(
  'a symbol is as large on the stage from a picture with cells of %i pixels',
  async (side) => {
    const looks = [{ name: 'carp' }, { name: 'moon' }];
    const drawing = Object.assign(document.createElement('canvas'), {
      width: SYMBOLS_IN_ROW * side,
      height: side,
    });
    const context = drawing.getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    for (const [place, colour] of ['#ff0000', '#0000ff'].entries()) {
      context.fillStyle = colour;
      context.fillRect(place * side, 0, side, side);
    }
    const sheet = new Image();
    sheet.src = drawing.toDataURL();
    await sheet.decode();
    const textures = new SymbolTextures([{ symbol: 'moon', tag: null }], { sheet, looks });
    const { still } = textures.faces('moon');
    expect([still.width, still.height]).toEqual([256, 256]);
    const moon: HTMLCanvasElement = still.source.resource;
    expect([moon.width, moon.height]).toEqual([side, side]);
    for (const corner of [2, side - 3]) {
      const pixel = moon.getContext('2d')?.getImageData(corner, corner, 1, 1).data;
      expect([...(pixel ?? [])]).toEqual([0, 0, 255, 255]);
    }
  },
);
