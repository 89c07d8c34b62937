import { expect, it } from 'vitest';
import { turnGroups } from './turn-groups.ts';

const cells = [
  { reel: 0, row: 0 },
  { reel: 0, row: 1 },
  { reel: 3, row: 2 },
];

it.each([
  ['cell', [1, 1, 1]],
  ['reel', [2, 1]],
  [undefined, [3]],
] as const)('symbols that turn together by %s make groups of %j', (together, sizes) => {
  const groups = turnGroups(cells, together);
  expect(groups.map(({ length }) => length)).toEqual(sizes);
  expect(groups.flat()).toEqual(cells);
});
