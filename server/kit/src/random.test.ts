import { expect, test } from 'vitest';
import { orderedUuid } from './random.ts';

test('ids sort in the order in which they were created, also within one millisecond', () => {
  const ids = Array.from({ length: 20_000 }, orderedUuid);
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
