// Replaces the renderer's generated code, which the page's content policy forbids.
import 'pixi.js/unsafe-eval';
import {
  CanvasTextPipe,
  CanvasTextSystem,
  type Container,
  extensions,
  GraphicsContextSystem,
  GraphicsPipe,
  isWebGLSupported,
  type Renderer,
  type Texture,
  Ticker,
  WebGLRenderer,
} from 'pixi.js';
import type { Size } from './page.ts';

// What the stages draw besides pictures. The library's own sets bring what every renderer needs for
// it; the two that are left out are not loaded this way.
extensions.add(GraphicsPipe, GraphicsContextSystem, CanvasTextPipe, CanvasTextSystem);

const RESOLUTION_MAX = 2;

/** Device pixels to a CSS pixel: crisp, but no more than a phone's graphics can fill at ease. */
export const resolutionNow = (): number => Math.min(RESOLUTION_MAX, Math.max(1, devicePixelRatio));

/**
 * A renderer for a stage that fills the page: WebGL, or the 2D canvas, loaded where a browser has no
 * WebGL alone. @throws when it has neither
 */
export async function openRenderer(options: {
  readonly page: Size;
  readonly antialias: boolean;
  readonly background: number;
}): Promise<Renderer> {
  // A stage requests its frames itself, and for none while nothing moves.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = isWebGLSupported() ? new WebGLRenderer() : await canvasRenderer();
  await renderer.init({
    ...options.page,
    resolution: resolutionNow(),
    autoDensity: true,
    antialias: options.antialias,
    background: options.background,
    skipExtensionImports: true,
  });
  return renderer;
}

/** Draws a frame, and does the renderer's own upkeep, which otherwise would request frames itself. */
export function draw(renderer: Renderer, root: Container): void {
  renderer.render(root);
  Ticker.system.update();
}

/** Hands pictures to the graphics before play begins: handing one over takes longer than a frame. */
export function upload(renderer: Renderer, textures: Iterable<Texture>): void {
  for (const { source } of textures) renderer.texture.initSource(source);
}

async function canvasRenderer(): Promise<Renderer> {
  const { newCanvasRenderer } = await import('./canvas-renderer.ts');
  return newCanvasRenderer();
}
