import { expect, test } from 'vitest';
import { sha256 } from '../../../core/digest.ts';
import { chainHash, FIRST_HASH } from './audit-chain.ts';

const entry = {
  id: '019a5b22-0001-7b3e-9a02-6f1d8c4e2b77',
  at: new Date('2026-06-15T18:20:00.000Z'),
  staffId: 'staff-1',
  action: 'withdrawal.approve',
  subjectKind: 'withdrawal',
  subjectId: 'FW1',
  reason: 'Seen',
  beforeJson: '{"reviewState":"waiting"}',
  afterJson: '{"reviewState":"approved"}',
  requestId: 'request-1',
  playerId: null,
};

const VALUES = [
  entry.id,
  '2026-06-15T18:20:00.000Z',
  'staff-1',
  'withdrawal.approve',
  'withdrawal',
  'FW1',
  'Seen',
  entry.beforeJson,
  entry.afterJson,
  'request-1',
];

test('an entry without a player has the form in which earlier entries were sealed', () => {
  expect(chainHash(FIRST_HASH, [entry])).toBe(sha256(FIRST_HASH + JSON.stringify([VALUES])));
});

test('the player of an entry is sealed with it', () => {
  const own = chainHash(FIRST_HASH, [{ ...entry, playerId: '100000001' }]);
  expect(own).toBe(sha256(FIRST_HASH + JSON.stringify([[...VALUES, '100000001']])));
  expect(own).not.toBe(chainHash(FIRST_HASH, [{ ...entry, playerId: '100000002' }]));
});
