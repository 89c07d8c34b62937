import { describe, expect, it } from 'vitest';
import { entryOfReplay, replayId } from './replay-id.ts';

const settings = { appSecret: 'a secret of this test, long enough' };

describe('the id of a replay', () => {
  it('has 22 characters, leads back to its entry, and is the same each time', () => {
    for (const entryId of [1n, 2n, 9_007_199_254_740_993n]) {
      const id = replayId(settings, entryId);
      expect(id).toMatch(/^[\w-]{22}$/);
      expect(replayId(settings, entryId)).toBe(id);
      expect(entryOfReplay(settings, id)).toBe(entryId);
    }
  });

  it('is no id under another secret, with another character, or in another spelling', () => {
    const id = replayId(settings, 77n);
    expect(entryOfReplay({ appSecret: 'another secret of this test' }, id)).toBeNull();
    const others = [...id].map(
      (sign, at) => id.slice(0, at) + (sign === 'A' ? 'B' : 'A') + id.slice(at + 1),
    );
    for (const other of [...others, '', 'x', `${id}A`, `${id}=`, ` ${id}`]) {
      expect(entryOfReplay(settings, other)).toBeNull();
    }
  });
});
