import type { Layer } from '../engine/layer.ts';
import { outlineText, type TextLine } from './outline.ts';

/** A line of plain lettering in one colour, for marks on props and boards. */
export function plainText(line: TextLine, fill: string): Layer {
  const { path } = outlineText(line);
  return () => `<path d="${path}" fill="${fill}"/>`;
}
