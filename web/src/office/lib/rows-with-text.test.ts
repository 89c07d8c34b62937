import { expect, test } from 'vitest';
import { rowsWithText } from './rows-with-text.ts';

const rows = [
  { name: 'Inês Prado', email: 'ines@office.test' },
  { name: 'Ana', email: 'ana@office.test' },
];
const found = (searched: string) =>
  rowsWithText(rows, { searched, textsOf: ({ name, email }) => [name, email] }).map(
    ({ name }) => name,
  );

test('a row is found by a part of any of its texts, whatever its case and accents', () => {
  expect(found('INES pr')).toEqual(['Inês Prado']);
  expect(found(' ana@ ')).toEqual(['Ana']);
  expect(found('nobody')).toEqual([]);
});

test('an empty search finds every row', () => {
  expect(found(' ')).toHaveLength(2);
});
