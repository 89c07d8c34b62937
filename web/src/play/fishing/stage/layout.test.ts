import { describe, expect, it } from 'vitest';
import { layoutArena } from './layout.ts';

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

describe('an arena', () => {
  it('has the design’s sizes on the design’s page', () => {
    expect(layoutArena({ width: 1280, height: 720 }).scale).toBeCloseTo(0.95, 1);
  });
});
