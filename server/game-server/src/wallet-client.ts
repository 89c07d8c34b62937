import { type Currency, minorPerMajor } from '@fairhall/api/contract/money';
import { walletTypeOutput } from '@fairhall/api/contract/money-fields';
import { launchStates } from '@fairhall/api/contract/provider';
import type { Clock } from '@fairhall/kit/clock';
import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import { type RefusalName, refusalCodes } from '@fairhall/kit/errors';
import type { ExternalService, SignedHttpClient } from '@fairhall/kit/signed-http-client';
import { z } from 'zod';

/**
 * What came of a call: an answer, a no, nothing that could have moved money, or silence that may
 * have been either.
 */
export type WalletResponse<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: RefusalName; readonly msg: string }
  | { readonly kind: 'not-done'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The wallet at an origin. After ten seconds of silence nobody knows what it did. */
export function walletAt(at: Pick<ExternalService, 'origin' | 'secret'>): ExternalService {
  return { ...at, timeoutMs: 10_000, connectionsMax: 128, responseBytesMax: 65_536 };
}

/** Answers by which the wallet says that it did nothing. */
const NOTHING_DONE: ReadonlySet<number> = new Set([400, 403, 404, 413, 415, 429, 503]);

export type WalletClient = ReturnType<typeof createWalletClient>;

const authenticated = z.object({
  uid: z.string(),
  nickName: z.string(),
  walletType: walletTypeOutput,
  balance: z.number(),
  lang: z.string(),
  gameId: z.string(),
});
export type Authenticated = z.infer<typeof authenticated>;

const launchStateResponse = z.object({ state: z.enum(launchStates) });
const balanceResponse = z.object({ balance: z.number() });
const rollbackResponse = z.object({ balance: z.number().nullable() });

/** The casino's seamless wallet, called over signed HTTP. */
export function createWalletClient({ http, clock }: { http: SignedHttpClient; clock: Clock }) {
  async function call<Data>(
    name: string,
    {
      body,
      response,
      language,
    }: { body: object; response: z.ZodType<Data>; language?: string | undefined },
  ): Promise<WalletResponse<Data>> {
    const rawBody = JSON.stringify(body);
    const path = `/api/provider/${name}`;
    const reply = await http.send({ path, rawBody, atMs: clock.now().getTime(), language });
    if (reply.kind === 'noResponse') {
      return { kind: reply.mayHaveArrived ? 'unknown' : 'not-done', reason: reply.reason };
    }
    const { code, msg, data } = reply;
    if (code !== SUCCESS_CODE) return unsuccessful(code, msg);
    const parsed = response.safeParse(data);
    if (parsed.success) return { kind: 'done', data: parsed.data };
    return { kind: 'unknown', reason: parsed.error.message };
  }

  return {
    authenticate: (token: string) =>
      call('authenticate', { body: { token }, response: authenticated }),

    /** What has become of a launch whose token is refused. */
    launchState: (token: string) =>
      call('launch-state', { body: { token }, response: launchStateResponse }),

    balance: (token: string) => call('balance', { body: { token }, response: balanceResponse }),

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
    ) => call('bet', { body: request, response: balanceResponse, language }),

    /** Pays what a round won, also nothing, and says whether it is finished. */
    win: (request: {
      transactionId: string;
      betTransactionId: string;
      roundId: string;
      amount: string;
      finished: boolean;
    }) => call('win', { body: request, response: balanceResponse }),

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
    ) => call('play', { body: request, response: balanceResponse, language }),

    /** Takes a bet back; of one that never came it makes sure that it never will. */
    rollback: (request: { transactionId: string; betTransactionId: string }) =>
      call('rollback', { body: request, response: rollbackResponse }),

    /** Ends the connections; what is under way counts as unanswered. */
    close: () => http.close(),
  };
}

function unsuccessful(code: number, msg: string): WalletResponse<never> {
  const refusal = refusalNamed(code);
  if (refusal) return { kind: 'refused', refusal, msg };
  const kind = NOTHING_DONE.has(code) ? 'not-done' : 'unknown';
  return { kind, reason: `the wallet answered ${code}` };
}

/** The wallet's JSON number of major units, which is exact, as minor units. */
export function minorOf(balance: number, currency: Currency): bigint {
  return BigInt(Math.round(balance * Number(minorPerMajor(currency))));
}

function refusalNamed(code: number): RefusalName | null {
  const names = Object.keys(refusalCodes) as RefusalName[];
  return names.find((name) => refusalCodes[name] === code) ?? null;
}
