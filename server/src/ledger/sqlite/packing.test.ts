import { expect, test } from 'vitest';
import type { Entry } from '../port.ts';
import { insertionInto } from '../rows.ts';
import { packAnswer, packWork, unpackAnswer, unpackWork } from './packing.ts';
import type { Work, WriterAnswer } from './wire.ts';

const row = insertionInto('Job', ['id', 'runAt']);
const full: Entry = {
  key: 'deposit/1',
  kind: 'deposit',
  request: '["1"]',
  userId: 'ann',
  gameId: 'wolfmoon',
  roundId: 'r1',
  occurredAt: new Date('2026-11-21T12:00:00Z'),
  postings: [
    {
      account: { of: 'player', userId: 'house', bucket: 'frozen' },
      currency: 'USD',
      amountMinor: 2n ** 53n - 1n,
      type: 'deposit',
    },
    { account: { of: 'house' }, currency: 'USD', amountMinor: 1n - 2n ** 53n, type: 'deposit' },
  ],
  marks: ['a mark'],
  requires: ['a fact'],
  forbids: ['another', 'and one more'],
  rows: [row({ id: '1', runAt: new Date(5) })],
};
const bare: Entry = {
  key: 'tombstone/1',
  kind: 'tombstone',
  request: '',
  userId: null,
  occurredAt: new Date(0),
  postings: [],
};
const nothing = { marks: [], requires: [], forbids: [], rows: [] };

test.each<[string, Work, Work]>([
  ['an entry with all that it may have', { entry: full }, { entry: full }],
  ['an entry with the least', { entry: bare }, { entry: { ...bare, ...nothing } }],
  [
    'rows alone',
    { rows: [row({ id: '2', runAt: null })] },
    { rows: [row({ id: '2', runAt: null })] },
  ],
])('%s is the same on the other side', (_, work, arrived) => {
  expect(unpackWork(structuredClone(packWork(work)))).toEqual(arrived);
});

test.each<WriterAnswer>([
  {
    outcome: 'applied',
    balances: [
      { currency: 'USD', availableMinor: 5n, frozenMinor: 0n },
      { currency: 'BRL', availableMinor: 0n, frozenMinor: 7n },
    ],
    changes: [1, 0],
  },
  { outcome: 'replayed', balances: [{ currency: 'USD', availableMinor: 5n, frozenMinor: 0n }] },
  { outcome: 'blocked', by: 'a fact' },
  { outcome: 'conflict' },
  { outcome: 'limit' },
  { outcome: 'insufficient' },
  { outcome: 'written', changes: [1] },
  { outcome: 'duplicate' },
  { outcome: 'failed', reason: 'the disk is full' },
])('the answer $outcome is the same on the other side', (answer) => {
  expect(unpackAnswer(structuredClone(packAnswer(answer)))).toEqual(answer);
});
