import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

test('ten different codes have ten characters each, none of which look alike', () => {
  const codes = newRecoveryCodes({ bytes: randomBytes });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
});

test('a code is the same with other spacing and case, and of its owner alone', () => {
  const hash = recoveryCodeHash({ owner: '1', code: '7KQ2M-9X4TB' });
  for (const typed of ['7kq2m9x4tb', ' 7KQ2M 9X4TB ', '\uff17\uff2b\uff312M-9X4TB']) {
    expect(recoveryCodeHash({ owner: '1', code: typed })).toBe(hash);
  }
  expect(recoveryCodeHash({ owner: '2', code: '7KQ2M-9X4TB' })).not.toBe(hash);
});
