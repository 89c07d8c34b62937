import { describe, expect, it, vi } from 'vitest';
import type { Traveller } from '../../themes/place-life.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
const { glowAt } = await import('./eruption.ts');
const { opennessAt } = await import('./eyes.ts');
const { pointOn } = await import('./life-part.ts');
const { flashAt } = await import('./lightning.ts');
const { phaseAlpha } = await import('./moon.ts');
const { climbedAt } = await import('./storeys.ts');
const { wayOf } = await import('./traveller.ts');
const { gapAt } = await import('./trench.ts');

const levels = [0.7, 0.775, 0.85, 0.925, 1];

describe('the life of a place', () => {
  it('stays above the controls', () => {
    const layout = { page: { width: 390, height: 844 }, dockHeight: 180 };
    expect(pointOn(layout, { x: 0.5, y: 0.9 }, 14)).toEqual({ x: 195, y: 650 });
    expect(pointOn(layout, { x: 0.5, y: 0.5 })).toEqual({ x: 195, y: 422 });
  });

  it('a traveller crosses the page again and again', () => {
    const carpet: Traveller = {
      ...({ kind: 'traveller', picture: 'carpet', goes: 'right' } as const),
      ...{ y: 0, size: 0.1, crossMs: 1_000, start: 0.25 },
    };
    expect([0, 500, 750, 1_000].map((ms) => wayOf(carpet, ms))).toEqual([0.25, 0.75, 0, 0.25]);
  });

  it('lightning and eruptions begin, fade and end', () => {
    expect([flashAt(0), flashAt(90), flashAt(2_000)]).toEqual([0.7, expect.closeTo(0.35), 0]);
    expect(glowAt(0)).toBe(0);
    expect(glowAt(0.12)).toBeGreaterThan(glowAt(0.8));
    expect(glowAt(1)).toBe(0);
  });

  it('eyes blink while they look, and go', () => {
    const open = Array.from({ length: 110 }, (_, tenth) => opennessAt(tenth * 100, 0));
    expect(Math.max(...open)).toBe(1);
    expect(open.filter((part) => part === 0).length).toBeGreaterThan(20);
    expect(open.every((part) => part >= 0 && part <= 1)).toBe(true);
  });
});

describe('the place of a feature', () => {
  it('climbs one storey as it opens and one with each tier', () => {
    const climbed = [0, ...levels].map((level) => climbedAt(level, { kind: 'storeys', tiers: 4 }));
    expect(climbed).toEqual([0, 1, 2, 3, 4, 5].map((storey) => expect.closeTo(0.34 * storey)));
  });

  it('shows the next phase of the moon with each part of it', () => {
    const shown = (growth: number) => [0, 1, 2, 3, 4].map((phase) => phaseAlpha(phase, growth));
    expect(shown(0)).toEqual([1, 0, 0, 0, 0]);
    expect(shown(0.5)).toEqual([1, 1, 1, 0, 0]);
    expect(shown(1)).toEqual([1, 1, 1, 1, 1]);
  });

  it('opens the trench further with each spin, on every page', () => {
    for (const isUpright of [false, true]) {
      const gaps = [0, ...levels].map((level) => gapAt(level, isUpright));
      expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
      expect(gaps[0]).toBe(0);
      expect(gaps.at(-1)).toBeLessThan(0.5);
    }
  });
});
