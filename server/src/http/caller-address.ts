import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Who called: the other end of the connection or, when that is a proxy of ours, whom it names. What
 * anybody else writes into `X-Forwarded-For` is not believed.
 */
export function callerAddress(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const directly = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
  if (trustedProxies.length === 0) return directly;
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, isTrusted) ?? directly(request);
}
