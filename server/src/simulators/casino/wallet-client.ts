import { Pool } from 'undici';
import { z } from 'zod';
import { type RefusalName, refusalCodes } from '../../contract/errors.ts';
import { type Currency, minorPerMajor, walletTypeOutput } from '../../contract/money.ts';
import { launchStates } from '../../contract/provider.ts';
import type { Clock } from '../../core/clock.ts';
import { sign } from '../../core/signature.ts';

/** How long the wallet may take, in milliseconds; after that nobody knows what it did. */
const WALLET_TIMEOUT_MS = 10_000;
/** Players whose call is under way at one time; the others wait for a line. */
const CONNECTIONS_MAX = 128;
const ANSWER_BYTES_MAX = 65_536;

/**
 * What came of a call: an answer, a no, nothing that could have moved money, or silence that may
 * have been either.
 */
export type WalletAnswer<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: RefusalName; readonly msg: string }
  | { readonly kind: 'not-done'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Answers by which the wallet says that it did nothing. */
const NOTHING_DONE: ReadonlySet<number> = new Set([400, 403, 404, 413, 415, 429, 503]);

export type WalletClient = ReturnType<typeof createWalletClient>;

const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

const authenticated = z.object({
  uid: z.string(),
  nickName: z.string(),
  walletType: walletTypeOutput,
  balance: z.number(),
  lang: z.string(),
  gameId: z.string(),
});
export type Authenticated = z.infer<typeof authenticated>;

const launchStateAnswer = z.object({ state: z.enum(launchStates) });
const balanceAnswer = z.object({ balance: z.number() });
const rollbackAnswer = z.object({ balance: z.number().nullable() });

/** The casino's seamless wallet, called over signed HTTP. */
export function createWalletClient({
  origin,
  secret,
  clock,
}: {
  origin: string;
  secret: string;
  clock: Clock;
}) {
  // As for deposits: the runtime's fetch is four times the work for a call that every round makes.
  const casino = new Pool(origin, {
    connections: CONNECTIONS_MAX,
    connectTimeout: WALLET_TIMEOUT_MS,
    headersTimeout: WALLET_TIMEOUT_MS,
    bodyTimeout: WALLET_TIMEOUT_MS,
    maxResponseSize: ANSWER_BYTES_MAX,
  });

  async function call<Data>(
    name: string,
    { body, answer, language }: { body: object; answer: z.ZodType<Data>; language?: string },
  ): Promise<WalletAnswer<Data>> {
    const rawBody = JSON.stringify(body);
    try {
      const response = await casino.request({
        path: `/api/provider/${name}`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign({ rawBody, secret, now: clock.now() }),
          ...(language && { 'accept-language': language }),
        },
        body: rawBody,
      });
      const { code, msg, data } = envelope.parse(await response.body.json());
      if (code === 200) return { kind: 'done', data: answer.parse(data) };
      const refusal = refusalNamed(code);
      if (refusal) return { kind: 'refused', refusal, msg };
      const kind = NOTHING_DONE.has(code) ? 'not-done' : 'unknown';
      return { kind, reason: `the wallet answered ${code}` };
    } catch (error) {
      const kind = neverConnected(error) ? 'not-done' : 'unknown';
      return { kind, reason: error instanceof Error ? error.message : 'no answer' };
    }
  }

  return {
    authenticate: (token: string) =>
      call('authenticate', { body: { token }, answer: authenticated }),

    /** What has become of a launch whose token is refused. */
    launchState: (token: string) =>
      call('launch-state', { body: { token }, answer: launchStateAnswer }),

    balance: (token: string) => call('balance', { body: { token }, answer: balanceAnswer }),

    /** Takes a stake of a round; a round may have several. The same transactionId again moves nothing. */
    bet: (
      request: {
        token: string;
        transactionId: string;
        roundId: string;
        gameId: string;
        amount: string;
      },
      language?: string,
    ) => call('bet', { body: request, answer: balanceAnswer, ...(language && { language }) }),

    /** Pays what a round won, also nothing, and says whether it is finished. */
    win: (request: {
      transactionId: string;
      betTransactionId: string;
      roundId: string;
      amount: string;
      finished: boolean;
    }) => call('win', { body: request, answer: balanceAnswer }),

    /** A bet and its win in one step. The same transactionId again moves nothing. */
    play: (
      request: {
        token: string;
        transactionId: string;
        roundId: string;
        gameId: string;
        amount: string;
        winAmount: string;
      },
      language?: string,
    ) => call('play', { body: request, answer: balanceAnswer, ...(language && { language }) }),

    /** Takes a bet back; of one that never came it makes sure that it never will. */
    rollback: (request: { transactionId: string; betTransactionId: string }) =>
      call('rollback', { body: request, answer: rollbackAnswer }),

    /** Ends the connections; what is under way counts as unanswered. */
    close: () => casino.destroy(),
  };
}

/** Nobody listened: the request cannot have arrived. */
function neverConnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

/** The wallet's JSON number of major units, which is exact, as minor units. */
export function minorOf(balance: number, currency: Currency): bigint {
  return BigInt(Math.round(balance * Number(minorPerMajor(currency))));
}

function refusalNamed(code: number): RefusalName | null {
  const names = Object.keys(refusalCodes) as RefusalName[];
  return names.find((name) => refusalCodes[name] === code) ?? null;
}
