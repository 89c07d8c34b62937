import { describe, expect, it } from 'vitest';
import { inviteCode } from './invite-code.ts';

describe('the invitation code of an address', () => {
  it('is read from its query', () => {
    expect(inviteCode('?empInviteCode=EMP-7QK2&x=1')).toBe('EMP-7QK2');
  });

  it('is null without a code, or with an empty one', () => {
    expect(inviteCode('')).toBeNull();
    expect(inviteCode('?empInviteCode=%20')).toBeNull();
  });

  it('is null when the server would refuse it', () => {
    expect(inviteCode('?empInviteCode=EMP%0A7QK2')).toBeNull();
  });

  it('is no longer than the server accepts', () => {
    expect(inviteCode(`?empInviteCode=${'x'.repeat(100)}`)).toHaveLength(64);
  });
});
