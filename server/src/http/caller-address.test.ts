import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

const from = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwardedFor },
  }) as never as IncomingMessage;

test('a caller is the other end of the connection, whatever it writes', () => {
  expect(callerAddress([])(from('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
  expect(callerAddress(['uniquelocal'])(from('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
});

test('behind a proxy of ours a caller is whom that names, and not whom the caller names', () => {
  const address = callerAddress(['uniquelocal']);
  expect(address(from('172.18.0.5', '203.0.113.9'))).toBe('203.0.113.9');
  expect(address(from('172.18.0.5', '198.51.100.1, 203.0.113.9'))).toBe('203.0.113.9');
  expect(address(from('172.18.0.5'))).toBe('172.18.0.5');
});
