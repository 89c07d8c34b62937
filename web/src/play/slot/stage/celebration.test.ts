import { expect, it, vi } from 'vitest';
import { layoutStage } from './layout.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
const { epicPlace } = await import('./celebration.ts');

const pages = [
  [360, 640],
  [390, 844],
  [834, 1_112],
  [844, 390],
  [1_280, 720],
] as const;

it.each(pages)('an epic win is larger than others on a page of %i × %i', (width, height) => {
  const layout = layoutStage({ width, height }, { reels: 5, rows: 3 });
  expect(epicPlace(layout).width).toBeGreaterThan(layout.ribbon.width);
});

it('an epic win is between the panels beside the reels', () => {
  const layout = layoutStage({ width: 1_280, height: 720 }, { reels: 6, rows: 7 });
  expect(epicPlace(layout).widthMax).toBeLessThan(layout.frame.width + 40);
});
