import type { Layer } from '../engine/layer.ts';
import { blend } from '../engine/markup.ts';

/** Darkens everything below `top` (pixels), for the contrast of the lettering. */
export function scrim(colour: string, top: number, opacity: number): Layer {
  return (canvas) => {
    const fill = canvas.linear([
      [0, colour, 0],
      [0.45, colour, opacity * 0.62],
      [1, colour, opacity],
    ]);
    const size = `width="${canvas.width}" height="${canvas.height - top}"`;
    return `<rect y="${top}" ${size} fill="${fill}"/>`;
  };
}

/** Darkens the corners, to direct the eye to the hero. */
export function vignette(opacity: number, colour: string): Layer {
  return (canvas) => {
    const fill = canvas.radial(
      [
        [0, colour, 0],
        [0.66, colour, 0],
        [1, colour, opacity * 0.8],
      ],
      { cx: canvas.width / 2, cy: canvas.height * 0.42, r: canvas.height * 0.74 },
      'canvas',
    );
    const size = `width="${canvas.width}" height="${canvas.height}"`;
    return `<rect ${size} fill="${fill}" ${blend('multiply')}/>`;
  };
}

/**
 * Film grain. It blends flat vector fills with blurred light and hides banding in the gradients.
 */
export function grain(opacity: number): Layer {
  return (canvas) => {
    const filter = canvas.define(
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
        '<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/>' +
        '<feColorMatrix values="1.6 0 0 0 -.3  1.6 0 0 0 -.3  1.6 0 0 0 -.3  0 0 0 0 1"/></filter>',
    );
    const size = `width="${canvas.width}" height="${canvas.height}"`;
    return `<rect ${size} filter="url(#${filter})" opacity="${opacity}" ${blend('overlay')}/>`;
  };
}

/** The lit top edge that every tile shares. */
export function topLight(): Layer {
  return (canvas) => {
    const fill = canvas.linear([
      [0, '#fff', 0.16],
      [1, '#fff', 0],
    ]);
    return `<rect width="${canvas.width}" height="200" fill="${fill}" ${blend('soft-light')}/>`;
  };
}
