import { describe, expect, it } from 'vitest';
import { lockNames } from '../../server/api/src/backends/postgresql/ledger/lock-names.ts';
import type { Entry } from '../../server/api/src/ledger/port.ts';
import { betTags } from '../../server/api/src/ledger/provider-keys.ts';
import { lockNumbers } from '../../server/kit/src/postgres/advisory-locks.ts';

const entry = (fields: Partial<Entry>): Entry => ({
  key: 'k',
  kind: 'bet',
  request: '',
  userId: null,
  occurredAt: new Date(0),
  postings: [],
  ...fields,
});

describe('the locks of an entry', () => {
  it('are those of its player, also without a posting, and of every player that it moves money of', () => {
    expect(lockNames(entry({ userId: 'ann' }))).toEqual(['player/ann']);
    const account = { of: 'player', userId: 'bob', bucket: 'frozen' } as const;
    const postings = [{ account, currency: 'USD', amountMinor: 1n, type: 'release' } as const];
    expect(lockNames(entry({ userId: 'ann', postings }))).toEqual(['player/ann', 'player/bob']);
  });

  it('are one of a bet for all its facts, so that a bet and its tombstone wait for each other', () => {
    const bet = betTags({ providerId: 'fairhall', transactionId: 'a/b' });
    const placed = lockNames(entry({ tags: [bet.placed], mustNotExist: [bet.rolledBack] }));
    const tombstone = lockNames(entry({ tags: [bet.rolledBack], mustNotExist: [bet.placed] }));
    expect(placed).toEqual(tombstone);
    expect(placed).toHaveLength(1);
    const other = betTags({ providerId: 'tin', transactionId: 'a/b' });
    expect(lockNames(entry({ tags: [other.placed] }))).not.toEqual(placed);
  });

  it('have distinct numbers in one order, whatever the order of the names', () => {
    const numbers = lockNumbers(['player/ann', 'tag/bet/1', 'player/ann']);
    expect(numbers).toHaveLength(2);
    expect(lockNumbers(['tag/bet/1', 'player/ann'])).toEqual(numbers);
  });
});
