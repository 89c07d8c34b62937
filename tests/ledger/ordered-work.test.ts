import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrderedWork } from '../../server/api/src/backends/postgresql/ledger/ordered-work.ts';

test('takes what shares no name, in the order of arrival, and at most the wanted number', () => {
  const work = new OrderedWork<string>();
  work.add('a', ['ann']);
  work.add('b', ['bob']);
  work.add('a2', ['ann']);
  work.add('c', []);
  expect(work.take(2)).toEqual(['a', 'b']);
  expect(work.take(9)).toEqual(['c']);
  expect(work.take(9)).toEqual([]);
  work.end('a');
  expect(work.take(9)).toEqual(['a2']);
  expect(work.size).toBe(3);
});

test('a piece waits for each of its names', () => {
  const work = new OrderedWork<string>();
  work.add('ann', ['ann']);
  work.add('bob', ['bob']);
  work.add('both', ['ann', 'bob', 'ann']);
  work.add('bob2', ['bob']);
  expect(work.take(9)).toEqual(['ann', 'bob']);
  work.end('bob');
  expect(work.take(9)).toEqual([]);
  work.end('ann');
  expect(work.take(9)).toEqual(['both']);
  work.end('both');
  expect(work.take(9)).toEqual(['bob2']);
});

test('for any names and order of ends: none twice at once, none lost, order kept per name', () => {
  const pieces = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(pieces, fc.infiniteStream(fc.nat()), (names, picks) => {
      const work = new OrderedWork<number>();
      for (const [index, one] of names.entries()) work.add(index, one.map(String));
      const running: number[] = [];
      const started: number[] = [];
      for (let ended = 0; ended < names.length; ended += 1) {
        const taken = work.take(3);
        running.push(...taken);
        started.push(...taken);
        const held = running.flatMap((index) => names[index] ?? []);
        expect(new Set(held).size).toBe(held.length);
        const [end = -1] = running.splice(picks.next().value % running.length, 1);
        work.end(end);
      }
      expect(work.size).toBe(0);
      expect([...started].sort((one, other) => one - other)).toEqual([...names.keys()]);
      for (const name of [0, 1, 2, 3, 4]) {
        const line = started.filter((index) => names[index]?.includes(name));
        expect(line).toEqual([...line].sort((one, other) => one - other));
      }
    }),
  );
});

test('work that does not run cannot end', () => {
  const work = new OrderedWork<string>();
  work.add('a', []);
  expect(() => work.end('a')).toThrow('does not run');
});
