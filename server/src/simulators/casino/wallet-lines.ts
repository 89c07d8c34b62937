import { Pool } from 'undici';
import { z } from 'zod';
import { sign } from '../../core/signature.ts';

/** How long the wallet may take, in milliseconds; after that nobody knows what it did. */
const WALLET_TIMEOUT_MS = 10_000;
/** Players whose call is under way at one time; the others wait for a line. */
const CONNECTIONS_MAX = 128;
const ANSWER_BYTES_MAX = 65_536;

/** A call to the wallet: `/api/provider/<name>`, signed as of `atMs` (Unix milliseconds). */
export type WalletCall = {
  readonly name: string;
  readonly rawBody: string;
  readonly atMs: number;
  /** Of the words in a refusal. */
  readonly language?: string | undefined;
};

/** What came back: an envelope, or nothing that can be read, whether or not the call arrived. */
export type WalletReply =
  | {
      readonly kind: 'answered';
      readonly code: number;
      readonly msg: string;
      readonly data: unknown;
    }
  | { readonly kind: 'silent'; readonly mayHaveArrived: boolean; readonly reason: string };

export type WalletLines = {
  /** Never rejects. */
  readonly send: (call: WalletCall) => Promise<WalletReply>;
  /** Ends the connections; what is under way counts as unanswered. */
  readonly close: () => Promise<unknown>;
};

export type WalletAddress = { readonly origin: string; readonly secret: string };

const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/** Connections to the wallet, from the thread that asks. */
export function openWalletLines({ origin, secret }: WalletAddress): WalletLines {
  // As for deposits: the runtime's fetch is four times the work for a call that every round makes.
  const wallet = new Pool(origin, {
    connections: CONNECTIONS_MAX,
    connectTimeout: WALLET_TIMEOUT_MS,
    headersTimeout: WALLET_TIMEOUT_MS,
    bodyTimeout: WALLET_TIMEOUT_MS,
    maxResponseSize: ANSWER_BYTES_MAX,
  });
  return {
    async send({ name, rawBody, atMs, language }) {
      try {
        const response = await wallet.request({
          path: `/api/provider/${name}`,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-signature': sign({ rawBody, secret, now: new Date(atMs) }),
            ...(language && { 'accept-language': language }),
          },
          body: rawBody,
        });
        return { kind: 'answered', ...envelope.parse(await response.body.json()) };
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no answer';
        return { kind: 'silent', mayHaveArrived: !neverConnected(error), reason };
      }
    },
    close: () => wallet.destroy(),
  };
}

/** Nobody listened: the request cannot have arrived. */
function neverConnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
