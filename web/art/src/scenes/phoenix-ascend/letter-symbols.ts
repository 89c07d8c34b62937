import { type LetterStyle, lockup } from '../../lettering/lockup.ts';
import type { Picture } from '../../picture.ts';
import { symbol } from './symbol.ts';

interface LetterSymbol extends Pick<LetterStyle, 'fill' | 'outline'> {
  readonly text: string;
  /** The baseline in pixels. J and Q descend below it in this face, so theirs is higher. */
  readonly baseline: number;
  /** Pixels. The tail of the Q may extend further than the other letters. */
  readonly maxWidth: number;
}

const STANDING = { baseline: 190, maxWidth: 190 };

const LETTERS: readonly LetterSymbol[] = [
  {
    text: 'A',
    ...STANDING,
    fill: ['#fff0f0', '#ff6a6a', '#b3121c', '#ff7a6a'],
    outline: '#3a0206',
  },
  {
    text: 'K',
    ...STANDING,
    fill: ['#fff3e0', '#ffb04a', '#c25a0a', '#ffb85a'],
    outline: '#3a1402',
  },
  {
    text: 'Q',
    baseline: 166,
    maxWidth: 214,
    fill: ['#f6eaff', '#c78aff', '#6a1fc2', '#c894ff'],
    outline: '#1d0440',
  },
  {
    text: 'J',
    baseline: 172,
    maxWidth: 190,
    fill: ['#e6f4ff', '#6ab8ff', '#1a5ac8', '#7ac2ff'],
    outline: '#04173f',
  },
  {
    text: '10',
    ...STANDING,
    fill: ['#e8fff2', '#5ee0a0', '#0f8a55', '#6ee8aa'],
    outline: '#01301d',
  },
];

const BODY = {
  horizon: [0.46, 0.56],
  side: '#150203',
  outlineWidth: 14,
  depth: 12,
  inner: '#ffe0a0',
  innerWidth: 5,
} satisfies Partial<LetterStyle>;

/** The card ranks, one jewel colour each, named `a`, `k`, `q`, `j` and `10`. */
export const letterSymbols: readonly Picture[] = LETTERS.map(
  ({ text, baseline, maxWidth, ...colours }) =>
    symbol(
      text.toLowerCase(),
      lockup({ ...BODY, ...colours }, [{ text, face: 'cinzel', size: 190, baseline, maxWidth }]),
    ),
);
