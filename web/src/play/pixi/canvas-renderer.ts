import {
  CanvasGraphicsContextSystem,
  CanvasGraphicsPipe,
  CanvasRenderer,
  CanvasRendererTextSystem,
  extensions,
} from 'pixi.js';

extensions.add(CanvasGraphicsPipe, CanvasGraphicsContextSystem, CanvasRendererTextSystem);

/** The renderer of browsers without WebGL. */
export const newCanvasRenderer = (): CanvasRenderer => new CanvasRenderer();
