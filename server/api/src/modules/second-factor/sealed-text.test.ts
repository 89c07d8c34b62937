import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const settings = { appSecret: 'a secret of this test alone, 32 characters' };
const random = { bytes: randomBytes };
const TEXT = 'JBSWY3DPEHPK3PXP';

test('a sealed text opens again, and two seals of one text differ', () => {
  const sealed = seal(settings, { text: TEXT, owner: '1', random });
  expect(unseal(settings, { sealed, owner: '1' })).toBe(TEXT);
  expect(sealed).not.toContain(TEXT);
  expect(seal(settings, { text: TEXT, owner: '1', random })).not.toBe(sealed);
});

test('a sealed text opens neither for another owner, nor under another secret, nor changed', () => {
  const sealed = seal(settings, { text: TEXT, owner: '1', random });
  expect(unseal(settings, { sealed, owner: '2' })).toBeNull();
  expect(unseal({ appSecret: 'x'.repeat(32) }, { sealed, owner: '1' })).toBeNull();
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(unseal(settings, { sealed: changed.toString('base64url'), owner: '1' })).toBeNull();
});
