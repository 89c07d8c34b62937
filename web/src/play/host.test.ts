import { expect, it } from 'vitest';
import { readHostMessage } from './host.ts';

const record = { type: 'record', id: '1', reply: { kind: 'unavailable' } };

it('a message of the host is read, without fields of a later version', async () => {
  expect(await readHostMessage({ type: 'balance-changed', ...{ amount: 1 } })).toEqual({
    type: 'balance-changed',
  });
});

it.each(['pause', 'resume'])('%s is read', async (type) => {
  expect(await readHostMessage({ type })).toEqual({ type });
});

it('a part of the player’s record is read', async () => {
  const message = { ...record, reply: { kind: 'seals', seals: [] } };
  expect(await readHostMessage(message)).toEqual(message);
});

it.each([
  ['a record without an id', { ...record, id: 7 }],
  ['a record of another shape', { ...record, reply: { kind: 'all' } }],
  ['an unknown type', { type: 'pay-out' }],
  ['no type', { type: undefined }],
])('%s is ignored', async (_what, message) => {
  expect(await readHostMessage(message)).toBeNull();
});
