import { Pool } from 'undici';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import { sign } from './signature.ts';

/** What another party answers, in the envelope that all parties share. */
const envelope = z.object({ code: z.int(), data: z.unknown() });
export type PartyAnswer = z.infer<typeof envelope>;

export type SignedParty = ReturnType<typeof signedParty>;

/**
 * Another party on an origin of its own, called over signed HTTP.
 *
 * Node's own fetch is undici as well, with a browser's streams and checks around it: four times the
 * work for a call that a player waits for.
 */
export function signedParty({
  origin,
  secret,
  clock,
  timeoutMs,
  connectionsMax,
  answerBytesMax,
}: {
  origin: string;
  secret: string;
  clock: Clock;
  /** For each phase of a call: connecting, the first byte, the last one. */
  timeoutMs: number;
  connectionsMax: number;
  answerBytesMax: number;
}) {
  const pool = new Pool(origin, {
    connections: connectionsMax,
    connectTimeout: timeoutMs,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: answerBytesMax,
  });
  return {
    /** @throws Error when the party does not answer, or not in the envelope */
    async ask(path: string, body: object): Promise<PartyAnswer> {
      const rawBody = JSON.stringify(body);
      const response = await pool.request({
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign({ rawBody, secret, now: clock.now() }),
        },
        body: rawBody,
      });
      return envelope.parse(await response.body.json());
    },
    /** Ends the connections; calls under way fail. */
    close: () => pool.destroy(),
  };
}
