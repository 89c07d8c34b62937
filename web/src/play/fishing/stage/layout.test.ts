import { describe, expect, it } from 'vitest';
import { layoutArena, sceneDrop } from './layout.ts';

const pages = [
  { width: 1440, height: 900, mode: 'wide' },
  { width: 1280, height: 720, mode: 'wide' },
  { width: 844, height: 390, mode: 'landscape' },
  { width: 667, height: 375, mode: 'landscape' },
  { width: 390, height: 844, mode: 'portrait' },
  { width: 320, height: 568, mode: 'portrait' },
] as const;

describe.each(pages)('an arena on $width × $height', ({ mode, ...page }) => {
  const layout = layoutArena(page);

  it(`is laid out ${mode}`, () => expect(layout.mode).toBe(mode));

  it('places the water between the bar and the dock', () => {
    const { water, barHeight, dockHeight } = layout;
    expect(water.y).toBeGreaterThan(barHeight);
    expect(water.y + water.height).toBeLessThan(page.height - dockHeight);
    expect(water.height).toBeGreaterThanOrEqual(120);
  });

  it('draws animals that fit into the water', () => {
    expect(290 * layout.scale).toBeLessThan(layout.water.height * 1.2);
  });
});

describe('the scene of an arena', () => {
  it('has its corals on the dock of an upright tablet, not in the middle of the water', () => {
    const tablet = { pageHeight: 1112, dockHeight: 190, sceneHeight: (834 / 390) * 844 };
    const drop = sceneDrop({ orientation: 'mobile', ...tablet });
    expect(tablet.sceneHeight * (190 / 844) - drop).toBeCloseTo(190, 0);
  });

  it('covers the page where it is as high', () => {
    const phone = { pageHeight: 640, dockHeight: 190, sceneHeight: 779 };
    expect(sceneDrop({ orientation: 'mobile', ...phone })).toBe(0);
    const wide = { pageHeight: 1080, dockHeight: 88, sceneHeight: 1080 };
    expect(sceneDrop({ orientation: 'desktop', ...wide })).toBe(0);
  });
});

describe('an arena', () => {
  it('has the design’s sizes on the design’s page', () => {
    expect(layoutArena({ width: 1280, height: 720 }).scale).toBeCloseTo(0.95, 1);
  });
});
