import { expect, it } from 'vitest';
import { fromReadingB, GameType } from './enums.ts';

it('reads a foreign catalogue’s numbering into the wire’s', () => {
  expect([0, 1, 2, 3, 4, 5].map(fromReadingB)).toEqual([
    GameType.slot,
    GameType.fishing,
    GameType.table,
    GameType.card,
    GameType.lottery,
    GameType.table,
  ]);
  expect(fromReadingB(6)).toBeNull();
});
