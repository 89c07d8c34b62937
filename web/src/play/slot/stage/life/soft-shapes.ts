import type { Texture } from 'pixi.js';
import { cssColour } from '../../../pixi/colours.ts';
import type { Size } from '../../../pixi/page.ts';
import type { DrawTexture } from './life-part.ts';

/** A light that fades out to the edge of its ellipse, of a colour of 0xrrggbb. */
export function softLight(draw: DrawTexture, size: Size, colour: number): Texture {
  const { width, height } = size;
  return draw(size, (context) => {
    context.scale(width, height);
    const light = context.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.5);
    light.addColorStop(0, cssColour(colour));
    light.addColorStop(0.4, cssColour(colour, 0.5));
    light.addColorStop(0.75, cssColour(colour, 0.12));
    light.addColorStop(1, cssColour(colour, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, 1, 1);
  });
}
