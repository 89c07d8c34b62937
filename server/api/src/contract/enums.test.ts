import { expect, it } from 'vitest';
import { fromReadingB, GameType } from './enums.ts';

it('converts the game types of Reading B to Reading A', () => {
  expect(Object.values(GameType).map(fromReadingB)).toEqual([
    GameType.slot,
    GameType.fishing,
    GameType.table,
    GameType.card,
    GameType.lottery,
    GameType.table,
  ]);
});
