import { describe, expect, it } from 'vitest';
import { guestId, guestIdAt, isFreeToken, readFreeToken, signFreeToken } from './free-token.ts';
import { orderedUuid } from './random.ts';

const SECRET = 'a provider secret for tests alone, long enough';
const now = new Date('2026-11-25T12:00:00.000Z');
const launch = {
  gameId: 'phoenix-ascend',
  walletType: 'USD',
  jti: orderedUuid(),
  expiresAt: new Date('2026-11-25T14:00:00.000Z'),
};
const token = signFreeToken(launch, SECRET);

const read = (text: string, at = now) => readFreeToken(text, { secrets: [SECRET], now: at });

describe('a token of free play', () => {
  it('states its launch', () => {
    expect(isFreeToken(token)).toBe(true);
    expect(read(token)).toEqual(launch);
  });

  it('is read during a rotation of the secret', () => {
    const secrets = ['a newer secret of thirty-two characters', SECRET];
    expect(readFreeToken(token, { secrets, now })).toEqual(launch);
  });

  it('ends at its time', () => {
    expect(read(token, new Date(launch.expiresAt.getTime() - 1))).not.toBeNull();
    expect(read(token, launch.expiresAt)).toBeNull();
  });

  it('is refused with any character changed', () => {
    for (let at = 0; at < token.length; at += 1) {
      const changed = token[at] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, at) + changed + token.slice(at + 1);
      expect({ at, read: read(forged) }).toEqual({ at, read: null });
    }
  });

  it.each(['', 'free.', 'free..', `${token}.`, `free.${'a'.repeat(500)}.${'b'.repeat(43)}`])(
    'is never %j',
    (text) => expect(read(text)).toBeNull(),
  );
});

it('guests sort by the time of their launch', () => {
  const before = guestIdAt(new Date(Date.now() - 1));
  const uid = guestId(orderedUuid());
  const after = guestIdAt(new Date(Date.now() + 1));
  expect([after, uid, before].toSorted()).toEqual([before, uid, after]);
});
