import { describe, expect, it } from 'vitest';
import { layoutStage, type StageGrid } from './layout.ts';

const five = { reels: 5, rows: 3 };
const meter = [{ wilds: 2, multiplier: 2 }];
const pages = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1100, 600],
  [1024, 768],
  [844, 390],
  [667, 375],
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
  [768, 1024],
] as const;

describe('the stage at the size of the design', () => {
  it('places frame, crest and ribbon as the desktop design does', () => {
    const layout = layoutStage({ width: 1280, height: 720 }, five);
    expect(layout.mode).toBe('wide');
    expect(layout.frame).toEqual({ x: 272, y: 132, width: 736, height: 394 });
    expect(layout.crest).toMatchObject({ x: 496, y: 50, width: 288 });
    expect(layout.ribbon).toEqual({ centerX: 640, top: 486, width: 380 });
  });

  it('stacks crest, meter, frame and message on a portrait phone', () => {
    const { mode, crest, meterTop, frame, messageTop } = layoutStage(
      { width: 390, height: 844 },
      { ...five, meter },
    );
    expect(mode).toBe('portrait');
    expect(frame).toMatchObject({ x: 8, width: 374, height: 290 });
    expect((crest?.y ?? 0) + (crest?.height ?? 0)).toBeLessThanOrEqual(meterTop);
    expect(meterTop + 44).toBeLessThanOrEqual(frame.y);
    expect(messageTop).toBeGreaterThan(frame.y + frame.height);
  });
});

const grids: readonly StageGrid[] = [
  five,
  { ...five, meter },
  { reels: 5, rows: 4 },
  { reels: 6, rows: 5 },
  { reels: 6, rows: 7 },
];
const pagesOfGrids = pages.flatMap(([width, height]) =>
  grids.map((grid) => ({ ...grid, width, height })),
);

describe.each(pagesOfGrids)(
  'the stage of $reels × $rows on a page of $width × $height',
  ({ width, height, ...grid }) => {
    const { reels, rows } = grid;
    const layout = layoutStage({ width, height }, grid);
    const { frame, bed, barHeight, dockHeight, ribbon, messageTop } = layout;

    it('places the frame between the bars and on the page', () => {
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(width);
      expect(frame.y).toBeGreaterThanOrEqual(barHeight);
      expect(frame.y + frame.height).toBeLessThanOrEqual(height - dockHeight);
    });

    it('places the crest above the reels, not over the middle one', () => {
      const { crest } = layout;
      expect((crest?.y ?? 0) + (crest?.height ?? 0)).toBeLessThanOrEqual(bed.y);
    });

    it('places the ribbon and the message above the controls', () => {
      expect(ribbon.top).toBeLessThan(height - dockHeight);
      expect(messageTop).toBeLessThanOrEqual(height - dockHeight);
    });

    it('has symbols of a readable size', () => {
      expect(bed.width / reels).toBeGreaterThan(42);
      // A reel of the most rows is rare.
      expect(bed.height / Math.min(rows, 5)).toBeGreaterThan(35);
    });
  },
);

it.each(grids)(
  'the cells of $reels × $rows are not too wide for their symbols on a desktop',
  (grid) => {
    const { bed } = layoutStage({ width: 1280, height: 720 }, grid);
    const rows = Math.min(grid.rows, 5);
    expect(bed.width / grid.reels / (bed.height / rows)).toBeLessThan(1.3);
  },
);

it('has a narrower frame for three reels, in the middle, and room below it on portrait pages', () => {
  const page = { width: 1280, height: 720 };
  const three = { reels: 3, rows: 3 };
  const { frame } = layoutStage(page, three);
  const wide = layoutStage(page, five).frame;
  expect(frame.width).toBeLessThan(wide.width * 0.7);
  expect(frame.x + frame.width / 2).toBeCloseTo(page.width / 2);
  expect(frame.height).toBe(wide.height);
  const upright = { width: 390, height: 844 };
  expect(layoutStage(upright, three)).toEqual(layoutStage(upright, five));
});

it('has larger reels on a tablet, and the ribbon below them on a short phone, without a gauge', () => {
  const heightOf = (width: number, height: number, grid: StageGrid) =>
    layoutStage({ width, height }, grid).frame.height;
  expect(heightOf(834, 1_112, five)).toBeGreaterThan(heightOf(834, 1_112, { ...five, meter }));
  const { frame, ribbon } = layoutStage({ width: 360, height: 640 }, five);
  expect(ribbon.top + 28).toBeGreaterThan(frame.y + frame.height);
});

it.each([
  [1_280, 720, { reels: 6, rows: 7 }],
  [1_280, 720, { reels: 5, rows: 4 }],
  [390, 844, five],
  [360, 640, { ...five, meter }],
] as const)('the word of a win hides no symbol on a page of %i × %i', (width, height, grid) => {
  const { bed, ribbon } = layoutStage({ width, height }, grid);
  const rowHeight = bed.height / grid.rows;
  expect(bed.y + bed.height - ribbon.top).toBeLessThan(rowHeight / 2);
});
