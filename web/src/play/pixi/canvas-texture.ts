import { CanvasSource, ImageSource, Texture } from 'pixi.js';

/** Draws a texture with the 2D canvas, with `resolution` device pixels per CSS pixel. */
export function canvasTexture(
  options: {
    readonly width: number;
    readonly height: number;
    readonly resolution: number;
    readonly mipmaps?: boolean;
  },
  draw: (context: CanvasRenderingContext2D) => void,
): Texture {
  const { width, height, resolution } = options;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.scale(resolution, resolution);
  draw(context);
  const source = new CanvasSource({
    resource: canvas,
    resolution,
    autoGenerateMipmaps: options.mipmaps ?? false,
  });
  return new Texture({ source });
}

/** An image as a texture with mipmaps, which stays smooth when scaled down. */
export function pictureTexture(image: HTMLImageElement): Texture {
  return new Texture({ source: new ImageSource({ resource: image, autoGenerateMipmaps: true }) });
}
