import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Caller } from '../core/caller.ts';
import type { SessionRegistry } from '../core/session-registry.ts';
import { bearerToken } from './bearer-token.ts';

/** What was said on a connection, and the SHA-256 of the token that it named. */
type Said = { readonly authorization: string; readonly tokenHash: string };

/**
 * A page says the same in each of its calls, and to take it apart and hash it costs more than the
 * read that it mostly asks for. Forgotten with the connection.
 */
const lastSaid = new WeakMap<Socket, Said>();

/** Who asks, as the request's `Authorization` header tells it. */
export function callerOf(
  sessions: SessionRegistry,
  { headers: { authorization }, socket }: IncomingMessage,
): Caller {
  const said = lastSaid.get(socket);
  if (said !== undefined && said.authorization === authorization) {
    return sessions.callerBehind(said.tokenHash);
  }
  const caller = sessions.identify(bearerToken(authorization));
  if (authorization !== undefined && caller.session !== null) {
    lastSaid.set(socket, { authorization, tokenHash: caller.session.tokenHash });
  }
  return caller;
}
