import type { Layer } from '../engine/layer.ts';
import { blend } from '../engine/markup.ts';
import { outlineText, type TextLine } from './outline.ts';

interface NeonLine extends Omit<TextLine, 'centre'> {
  /** Colour of the gas. */
  readonly colour: string;
}

/** A title of neon tubes: a shadow on the wall, the glow of the gas, the tube, a white core. */
export function neon(lines: readonly NeonLine[]): Layer {
  return (canvas) =>
    lines
      .map((line) => {
        const { path } = outlineText({ ...line, centre: canvas.width / 2 });
        const letters = canvas.define((id) => `<path id="${id}" d="${path}"/>`);
        const tube = (attributes: string) => `<use href="#${letters}" ${attributes}/>`;
        const wall = `opacity=".7" filter="${canvas.blur(4)}" transform="translate(0 8)"`;
        const gas = `opacity=".85" filter="${canvas.blur(14)}" ${blend('screen')}`;
        return (
          tube(`fill="none" stroke="#000" stroke-width="16" ${wall}`) +
          tube(`fill="none" stroke="${line.colour}" stroke-width="16" ${gas}`) +
          tube(`fill="#0b0620" stroke="${line.colour}" stroke-width="8" stroke-linejoin="round"`) +
          tube('fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round" opacity=".95"')
        );
      })
      .join('');
}
