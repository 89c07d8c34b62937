import { Texture, TextureSource } from 'pixi.js';
import { expect, it, vi } from 'vitest';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));
vi.mock('../../pixi/canvas-texture.ts', () => ({
  canvasTexture: (size: { width: number; height: number }) =>
    new Texture({ source: new TextureSource(size) }),
}));
const { Flood } = await import('./flood.ts');

it('the first held reel already raises the lava above the controls', () => {
  const [height, dockHeight] = [844, 180];
  const flood = new Flood(0xff5a12);
  flood.layout({ page: { width: 390, height }, dockHeight });
  flood.setLevel(1 / 3);
  for (const wave of flood.view.children) {
    expect(wave.y).toBeLessThan(height - dockHeight - 30);
    expect(wave.y + wave.height).toBeGreaterThan(height);
  }
});
