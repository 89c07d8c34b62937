import { Pool } from 'undici';
import { z } from 'zod';
import { sign } from './signature.ts';

/** Another party on an origin of its own, and the bounds of what it is given. */
export type Party = {
  readonly origin: string;
  readonly secret: string;
  /** For each phase of a call: connecting, the first byte, the last one. */
  readonly timeoutMs: number;
  /** Calls that are under way at one time; the others wait for a line. */
  readonly connectionsMax: number;
  readonly answerBytesMax: number;
};

/** A POST of JSON, signed as of `atMs` (Unix milliseconds). */
export type SignedCall = {
  readonly path: string;
  readonly rawBody: string;
  readonly atMs: number;
  /** Of the words in a refusal. */
  readonly language?: string | undefined;
};

/** What came back: an envelope, or nothing that can be read, whether or not the call arrived. */
export type PartyReply =
  | {
      readonly kind: 'answered';
      readonly code: number;
      readonly msg: string;
      readonly data: unknown;
    }
  | { readonly kind: 'silent'; readonly mayHaveArrived: boolean; readonly reason: string };

export type SignedLines = {
  /** Never rejects. */
  readonly send: (call: SignedCall) => Promise<PartyReply>;
  /** Ends the connections; what is under way counts as unanswered. */
  readonly close: () => Promise<unknown>;
};

/** What parties answer in. */
const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/**
 * Connections to another party, from the thread that asks.
 *
 * Node's own fetch is undici as well, with a browser's streams and checks around it: four times the
 * work for a call that a player waits for.
 */
export function openSignedLines(party: Party): SignedLines {
  const { origin, secret, timeoutMs } = party;
  const pool = new Pool(origin, {
    connections: party.connectionsMax,
    connectTimeout: timeoutMs,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: party.answerBytesMax,
  });
  return {
    async send({ path, rawBody, atMs, language }) {
      try {
        const response = await pool.request({
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-signature': sign({ rawBody, secret, now: new Date(atMs) }),
            ...(language && { 'accept-language': language }),
          },
          body: rawBody,
        });
        const { code, msg, data } = envelope.parse(await response.body.json());
        return { kind: 'answered', code, msg, data };
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no answer';
        return { kind: 'silent', mayHaveArrived: !neverConnected(error), reason };
      }
    },
    close: () => pool.destroy(),
  };
}

/** Nobody listened: the request cannot have arrived. */
function neverConnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
