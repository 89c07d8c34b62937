import { describe, expect, it } from 'vitest';
import { inviteCode } from './invite-code.ts';

describe('the invitation code of an address', () => {
  it('is read from its query', () => {
    expect(inviteCode('?empInviteCode=EMP-7QK2&x=1')).toBe('EMP-7QK2');
  });

  it('is not there without a code, or with an empty one', () => {
    expect(inviteCode('')).toBeNull();
    expect(inviteCode('?empInviteCode=%20')).toBeNull();
  });

  it('is not there when it is nothing that the server takes', () => {
    expect(inviteCode('?empInviteCode=EMP%0A7QK2')).toBeNull();
  });

  it('is no longer than the server takes', () => {
    expect(inviteCode(`?empInviteCode=${'x'.repeat(100)}`)).toHaveLength(64);
  });
});
