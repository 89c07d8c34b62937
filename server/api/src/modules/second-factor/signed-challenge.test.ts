import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedChallenge, SIGNED_CHALLENGE_MS, signedChallenge } from './signed-challenge.ts';

const settings = { appSecret: 'a secret of this test alone, 32 characters' };
const binding = { purpose: 'login', network: '203.0.113.7', owner: '' };
const now = new Date('2026-11-21T12:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('a challenge is valid for its binding until it expires', () => {
  const challenge = signedChallenge(settings, { binding, random: { bytes: randomBytes }, now });
  const isValid = (change: object = {}, at = now) =>
    isSignedChallenge(settings, { challenge, binding: { ...binding, ...change }, now: at });
  expect(isValid()).toBe(true);
  expect(isValid({}, after(SIGNED_CHALLENGE_MS - 1))).toBe(true);
  expect(isValid({}, after(SIGNED_CHALLENGE_MS))).toBe(false);
  expect(isValid({ purpose: 'registration' })).toBe(false);
  expect(isValid({ network: '203.0.113.8' })).toBe(false);
  expect(isValid({ owner: '204518936' })).toBe(false);
});

test('a challenge with a later expiry, of another secret or of another form is not valid', () => {
  const challenge = signedChallenge(settings, { binding, random: { bytes: randomBytes }, now });
  const longer = Buffer.from(challenge, 'base64url');
  longer.writeUInt8(longer.readUInt8(17) + 1, 17);
  for (const forged of [longer.toString('base64url'), '', 'x', challenge.slice(4)]) {
    expect(isSignedChallenge(settings, { challenge: forged, binding, now })).toBe(false);
  }
  const others = { appSecret: 'x'.repeat(32) };
  expect(isSignedChallenge(others, { challenge, binding, now })).toBe(false);
});
