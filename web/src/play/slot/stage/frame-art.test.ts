import { expect, it, vi } from 'vitest';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
const { tubeLight } = await import('./frame-art.ts');

it('a neon tube fails for a moment now and then, and hums in between', () => {
  const lights = Array.from({ length: 60 }, (_, step) => tubeLight(step * 100));
  expect(Math.min(...lights)).toBeLessThan(0.35);
  const between = lights.slice(6, 42);
  expect(Math.min(...between)).toBeGreaterThan(0.85);
  expect(Math.max(...lights)).toBeLessThanOrEqual(1);
  expect(new Set(between).size).toBeGreaterThan(20);
});
