import { describe, expect, it } from 'vitest';
import { ReelTape } from './reel-tape.ts';

const strip = ['a', 'b', 'c', 'd', 'e'];
const ROWS = 3;
/** The window after some cells, with the neighbours above and below it. */
const inSight = (tape: ReelTape, cells: number) =>
  Array.from({ length: ROWS + 2 }, (_, below) => tape.at(cells + 1 - below)).join(' ');

function tapeAt(stop: number): ReelTape {
  const tape = new ReelTape();
  tape.show(['a', 'b', 'c', 'd', 'e', 'a', 'b'].slice(stop, stop + ROWS), { strip, stop });
  return tape;
}

describe('the tape of a reel', () => {
  it('has the strip’s symbols above and below the window, and wraps', () => {
    expect(inSight(tapeAt(0), 0)).toBe('e a b c d');
    expect(inSight(tapeAt(4), 0)).toBe('d e a b c');
  });

  it('moves the strip down by one symbol for each cell', () => {
    const tape = tapeAt(0);
    expect([0, 1, 2, 3].map((cells) => inSight(tape, cells))).toEqual([
      'e a b c d',
      'd e a b c',
      'c d e a b',
      'b c d e a',
    ]);
  });

  it('states how far a place is ahead, and is there after these cells', () => {
    const tape = tapeAt(1);
    for (const stop of [0, 1, 2, 3, 4]) {
      const ahead = tape.cellsUntil({ strip, stop }, 7);
      expect(ahead).toBeLessThan(strip.length);
      expect(tape.at(7 + ahead)).toBe(strip[stop]);
    }
  });

  it('goes on from where it stands when it is rewound', () => {
    const tape = tapeAt(0);
    tape.rewind({ cells: 2, rows: ROWS }, strip);
    expect(inSight(tape, 0)).toBe('c d e a b');
    expect(inSight(tape, 3)).toBe('e a b c d');
  });

  it('keeps turned symbols in the window, and has the strip above them', () => {
    const tape = new ReelTape();
    tape.show(['x', 'x', 'c'], { strip, stop: 0 });
    expect(inSight(tape, 2)).toBe('c d e x x');
  });

  it('lets another strip follow above the window', () => {
    const tape = tapeAt(0);
    tape.rewind({ cells: 0, rows: ROWS }, ['v', 'w']);
    expect(inSight(tape, 2)).toBe('w v w a b');
  });

  it('is empty but for what was dealt without a strip', () => {
    const tape = new ReelTape();
    tape.show(['a', 'b', 'c'], null);
    expect(inSight(tape, 0)).toBe(' a b c ');
    tape.deal(['x', 'y', 'z'], { place: null, cells: 6, newest: 1 });
    expect(inSight(tape, 3)).toBe('z    a');
    expect(inSight(tape, 6)).toBe(' x y z ');
  });

  it('invents no neighbours for a column that its strip does not have', () => {
    const tape = tapeAt(0);
    tape.deal(['x', 'y', 'z'], { place: null, cells: 6, newest: 1 });
    expect(inSight(tape, 0)).toBe('e a b c ');
    expect(inSight(tape, 6)).toBe(' x y z ');
  });
});
