import { describe, expect, it } from 'vitest';
import { cellCenter, layoutStage } from './layout.ts';

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
    const layout = layoutStage({ width: 1280, height: 720 }, 5);
    expect(layout.mode).toBe('wide');
    expect(layout.frame).toEqual({ x: 272, y: 132, width: 736, height: 394 });
    expect(layout.crest).toMatchObject({ x: 496, y: 50, width: 288 });
    expect(layout.ribbon).toEqual({ centerX: 640, top: 486, width: 380 });
  });

  it('stacks crest, meter, frame and message on a portrait phone', () => {
    const { mode, crest, meterTop, frame, messageTop } = layoutStage(
      { width: 390, height: 844 },
      5,
    );
    expect(mode).toBe('portrait');
    expect(frame).toMatchObject({ x: 8, width: 374, height: 290 });
    expect((crest?.y ?? 0) + (crest?.height ?? 0)).toBeLessThanOrEqual(meterTop);
    expect(meterTop + 44).toBeLessThanOrEqual(frame.y);
    expect(messageTop).toBeGreaterThan(frame.y + frame.height);
  });
});

describe.each(pages)('the stage on a page of %d × %d', (width, height) => {
  const layout = layoutStage({ width, height }, 5);
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
    expect(bed.width / 5).toBeGreaterThan(46);
    expect(bed.height / 3).toBeGreaterThan(46);
  });
});

describe('a cell', () => {
  it('is centred in its part of the bed', () => {
    const bed = { width: 500, height: 300 };
    expect(cellCenter(bed, { reel: 0, row: 0, reels: 5, rows: 3 })).toEqual({ x: 50, y: 50 });
    expect(cellCenter(bed, { reel: 4, row: 2, reels: 5, rows: 3 })).toEqual({ x: 450, y: 250 });
  });
});

it('has a narrower frame for three reels, in the middle, and room below it on portrait pages', () => {
  const page = { width: 1280, height: 720 };
  const [three, five] = [layoutStage(page, 3), layoutStage(page, 5)];
  expect(three.frame.width).toBeLessThan(five.frame.width * 0.7);
  expect(three.frame.x + three.frame.width / 2).toBeCloseTo(page.width / 2);
  expect(three.frame.height).toBe(five.frame.height);
  const upright = { width: 390, height: 844 };
  expect(layoutStage(upright, 3)).toEqual(layoutStage(upright, 5));
});
