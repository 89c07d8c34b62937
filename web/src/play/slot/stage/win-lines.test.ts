import { expect, it, vi } from 'vitest';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
const { WinLines } = await import('./win-lines.ts');

it('a page that is turned while a line is traced draws it anew', () => {
  const lines = new WinLines();
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const trace = lines.add({ points, order: 0, scale: 1 });
  trace(0.5);
  lines.clear();
  lines.add({ points, order: 0, scale: 2 })(1);
  expect(() => trace(0.6)).not.toThrow();
  expect(lines.view.children).toHaveLength(1);
});
