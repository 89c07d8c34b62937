import { contract } from '@fairhall/api/contract';
import { describe, expect, it } from 'vitest';
import type { UserInfo } from '@/lib/api/contract-types.ts';
import { changesOf, fieldsOf, invalidField } from './profile-fields.ts';

const user: UserInfo = {
  uid: '1',
  nickName: 'Dana',
  email: 'dana@fairhall.test',
  phone: '+55 11 90000-0000',
  address: null,
  country: 'Brazil',
  userRole: 'player',
  avatar: null,
  balance: 0,
  walletBalance: 0,
  frozenBalance: 0,
  totalDeposit: 0,
  totalWithdraw: 0,
  netDeposit: 0,
  lastLoginAt: null,
  currency: 'USD',
  market: 'open',
  hasOffers: true,
  timeOutUntil: null,
};

describe('an edited profile', () => {
  it('sends nothing without a change', () => {
    expect(changesOf(fieldsOf(user), user)).toEqual({});
    expect(changesOf({ ...fieldsOf(user), nickName: ' Dana ' }, user)).toEqual({});
  });

  it('sends changed fields, and null for a removed detail', () => {
    const fields = { ...fieldsOf(user), phone: ' ', address: 'Rua 1', currency: 'BRL' as const };
    const changes = changesOf(fields, user);
    expect(changes).toEqual({ phone: null, address: 'Rua 1', currency: 'BRL' });
    expect(contract.user.updateProfile.input.safeParse(changes).success).toBe(true);
  });

  it('names the first text that the server would refuse', () => {
    const fields = fieldsOf(user);
    expect(invalidField(fields)).toBeNull();
    expect(invalidField({ ...fields, address: 'two\u2028lines' })).toBe('address');
    expect(invalidField({ ...fields, nickName: ' ', address: 'a\u0000' })).toBe('nickName');
  });
});
