import type { Layer } from '../engine/layer.ts';
import { outlineText } from '../lettering/outline.ts';
import { SUITS, type Suit } from './suits.ts';

interface Card {
  /** `A`, `2` to `10`, `J`, `Q` or `K`. */
  readonly rank: string;
  readonly suit: Suit;
  /** Pixels; a card is 1.4 times as tall. */
  readonly width: number;
}

/** A playing card around the origin: two corner indices and one large pip, legible at 50 px. */
export function card({ rank, suit, width }: Card): Layer {
  const height = width * 1.4;
  const radius = width * 0.085;
  const { pip, ink } = SUITS[suit];
  const indexX = -width * 0.31;
  const pipAt = (x: number, y: number, scale: number) =>
    `<path d="${pip}" fill="${ink}" transform="translate(${x} ${y}) scale(${scale})"/>`;
  const rankOutline = outlineText({
    text: rank,
    face: 'alfa-slab-one',
    size: width * 0.3,
    maxWidth: width * 0.34,
    centre: indexX,
    baseline: -height / 2 + width * 0.32,
  });
  const index =
    `<path d="${rankOutline.path}" fill="${ink}"/>` +
    pipAt(indexX, -height / 2 + width * 0.5, (width / 200) * 0.62);
  return (canvas) => {
    const paper = canvas.linear([
      [0, '#ffffff'],
      [1, '#dfe4ea'],
    ]);
    return (
      `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" ` +
      `rx="${radius}" fill="${paper}"/>` +
      `<rect x="${-width / 2 + 1.5}" y="${-height / 2 + 1.5}" width="${width - 3}" ` +
      `height="${height - 3}" rx="${radius}" fill="none" stroke="#fff" stroke-width="2"/>` +
      `${index}<g transform="rotate(180)">${index}</g>` +
      pipAt(width * 0.06, height * 0.04, (width / 200) * 2)
    );
  };
}
