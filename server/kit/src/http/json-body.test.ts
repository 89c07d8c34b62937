import { describe, expect, test } from 'vitest';
import { parseJson } from './json-body.ts';

const SIZE = 16_384;
const nested = (open: string, close: string, levels: number) =>
  `{"a":${open.repeat(levels)}1${close.repeat(levels)}}`;

describe('a body whose structure takes long to parse is rejected unparsed:', () => {
  test.each([
    ['nested arrays', nested('[', ']', SIZE / 2 - 4)],
    ['nested objects', nested('{"a":', '}', SIZE / 6 - 4)],
    ['a level too many', nested('[', ']', 16)],
    ['many fields', `{${Array.from({ length: 500 }, (_, index) => `"${index}":1`).join()},"a":1}`],
    ['many empty objects', `{"a":[${'{},'.repeat(SIZE / 3 - 4)}1]}`],
    ['many numbers', `{"a":[${'0,'.repeat(SIZE / 2 - 4)}1]}`],
    ['brackets after an escaped quote', `{"\\"":${'['.repeat(20)}`],
  ])('%s', (_, text) => {
    expect(() => parseJson(text)).toThrow('must have at most 16 levels and 500 values');
  });
});

test('brackets and commas in a text are no structure', () => {
  const text = `"[{,\\`.repeat(1000);
  expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
});

test('a body of sixteen levels is parsed', () => {
  expect(JSON.stringify(parseJson(nested('[', ']', 15)))).toBe(nested('[', ']', 15));
});

test('a signed body may have any structure', () => {
  const games = Array.from({ length: 1000 }, () => ({ betList: [1, 2] }));
  expect(parseJson(JSON.stringify({ games }), { signed: true })).toEqual({ games });
});

test.each(['{', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
  '%s is no body, signed or not',
  (text) => {
    for (const signed of [true, false]) {
      expect(() => parseJson(text, { signed })).toThrow(
        'must be JSON, without keys that set a prototype',
      );
    }
  },
);
