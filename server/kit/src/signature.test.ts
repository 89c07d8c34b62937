import { describe, expect, it } from 'vitest';
import { SIGNATURE_TOLERANCE_S, sign, verifySignature } from './signature.ts';

const secret = 'a secret of client and server';
const rawBody = '{"amount":"10.00"}';
const now = new Date('2026-06-16T12:00:00Z');

function verify(changes: Partial<Parameters<typeof verifySignature>[0]> = {}): boolean {
  return verifySignature({
    header: sign({ rawBody, secret, now }),
    rawBody,
    secrets: [secret],
    now,
    ...changes,
  });
}

describe('a signature', () => {
  it('is valid for the same body with the same secret', () => {
    expect(verify()).toBe(true);
  });

  it('is invalid after a change of the body, the secret or the time', () => {
    expect(verify({ rawBody: '{"amount":"10.01"}' })).toBe(false);
    expect(verify({ secrets: ['another secret'] })).toBe(false);
    const header = sign({ rawBody, secret, now });
    expect(verify({ header: header.replace(/t=\d+/, 't=1781611201') })).toBe(false);
  });

  it('is valid with either secret of a rotation', () => {
    expect(verify({ secrets: ['the next secret', secret] })).toBe(true);
    expect(verify({ secrets: ['the next secret', 'another secret'] })).toBe(false);
    expect(verify({ secrets: [] })).toBe(false);
  });

  it('is valid for the tolerance, before and after, and not a second longer', () => {
    const shifted = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(verify({ now: shifted(SIGNATURE_TOLERANCE_S) })).toBe(true);
    expect(verify({ now: shifted(-SIGNATURE_TOLERANCE_S) })).toBe(true);
    expect(verify({ now: shifted(SIGNATURE_TOLERANCE_S + 1) })).toBe(false);
    expect(verify({ now: shifted(-SIGNATURE_TOLERANCE_S - 1) })).toBe(false);
  });

  it.each([undefined, '', 't=1', 'v1=00', `t=,v1=${'0'.repeat(64)}`, `t=1,v1=${'z'.repeat(64)}`])(
    'is invalid when the header is %j',
    (header) => {
      expect(verify({ header })).toBe(false);
    },
  );
});
