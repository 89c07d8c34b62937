import { lockup } from '../../lettering/lockup.ts';
import type { Picture } from '../../picture.ts';
import { symbol } from './symbol.ts';

interface LetterSymbol {
  readonly text: string;
  readonly fill: readonly string[];
  readonly outline: string;
}

const LETTERS: readonly LetterSymbol[] = [
  { text: 'A', fill: ['#fff0f0', '#ff6a6a', '#b3121c', '#ff7a6a'], outline: '#3a0206' },
  { text: 'K', fill: ['#fff3e0', '#ffb04a', '#c25a0a', '#ffb85a'], outline: '#3a1402' },
  { text: 'Q', fill: ['#f6eaff', '#c78aff', '#6a1fc2', '#c894ff'], outline: '#1d0440' },
  { text: 'J', fill: ['#e6f4ff', '#6ab8ff', '#1a5ac8', '#7ac2ff'], outline: '#04173f' },
  { text: '10', fill: ['#e8fff2', '#5ee0a0', '#0f8a55', '#6ee8aa'], outline: '#01301d' },
];

/** The card ranks, one jewel colour each, named `a`, `k`, `q`, `j` and `10`. */
export const letterSymbols: readonly Picture[] = LETTERS.map(({ text, fill, outline }) =>
  symbol(
    text.toLowerCase(),
    lockup(
      {
        fill,
        horizon: [0.46, 0.56],
        outline,
        side: '#150203',
        outlineWidth: 14,
        depth: 12,
        inner: '#ffe0a0',
        innerWidth: 5,
      },
      [{ text, face: 'cinzel', size: 190, baseline: 190, maxWidth: 190 }],
    ),
  ),
);
