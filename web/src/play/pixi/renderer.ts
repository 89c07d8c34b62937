// Replaces generated code of the renderer, which the content security policy forbids.
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

// Registers only the parts that the stages use besides sprites; the library's preset loads more.
extensions.add(GraphicsPipe, GraphicsContextSystem, CanvasTextPipe, CanvasTextSystem);

const RESOLUTION_MAX = 2;

/** Device pixels per CSS pixel, bounded to limit the fill rate on phones. */
export const resolutionNow = (): number => Math.min(RESOLUTION_MAX, Math.max(1, devicePixelRatio));

/**
 * A renderer that fills the page: WebGL, or the 2D canvas, which is loaded only without WebGL.
 * @throws without either
 */
export async function openRenderer(options: {
  readonly page: Size;
  readonly antialias: boolean;
  readonly background: number;
}): Promise<Renderer> {
  // The stage requests frames itself, and none while nothing moves.
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

/** Draws a frame and runs the renderer's garbage collection, which would request frames itself. */
export function draw(renderer: Renderer, root: Container): void {
  renderer.render(root);
  Ticker.system.update();
}

/** Uploads textures to the GPU before play begins: an upload can take longer than a frame. */
export function upload(renderer: Renderer, textures: Iterable<Texture>): void {
  for (const { source } of textures) renderer.texture.initSource(source);
}

async function canvasRenderer(): Promise<Renderer> {
  const { newCanvasRenderer } = await import('./canvas-renderer.ts');
  return newCanvasRenderer();
}
