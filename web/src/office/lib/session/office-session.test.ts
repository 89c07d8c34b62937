import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const token = { token: 't1', expiresAt: '2099-01-01T00:00:00.000Z' };
const staff = { id: '7', name: 'Olga', role: 'manager', permissions: [] };

async function sessionOf(stored: object) {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(stored) });
  return (await import('./office-session.ts')).currentSession();
}

it('a stored session is found again', async () => {
  expect(await sessionOf({ ...token, staff })).toEqual({ ...token, staff });
});

it.each([{}, { staff: null }, { staff: {} }, { staff: { ...staff, permissions: undefined } }])(
  'a stored session with %j in place of the member of staff is none',
  async (fields) => {
    expect(await sessionOf({ ...token, ...fields })).toBeNull();
  },
);
