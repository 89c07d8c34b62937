import { type Currency, minorPerMajor } from '@fairhall/api/contract/money';
import { walletTypeOutput } from '@fairhall/api/contract/money-fields';
import { launchRules, launchStates } from '@fairhall/api/contract/provider';
import type { Clock } from '@fairhall/kit/clock';
import { SUCCESS_CODE } from '@fairhall/kit/envelope';
import { type RefusalName, refusalCodes } from '@fairhall/kit/errors';
import type { ExternalService, SignedHttpClient } from '@fairhall/kit/signed-http-client';
import { z } from 'zod';

/**
 * The result of a call: done, refused, not done (no money can have moved), or unknown.
 */
export type WalletResponse<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | {
      readonly kind: 'refused';
      readonly refusal: RefusalName;
      readonly msg: string;
      /** The values of the refusal, as of a limit; `null` without. */
      readonly data: unknown;
    }
  | { readonly kind: 'not-done'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The wallet at an origin. After ten seconds without a response the result is unknown. */
export function walletAt(at: Pick<ExternalService, 'origin' | 'secret'>): ExternalService {
  return { ...at, timeoutMs: 10_000, connectionsMax: 128, responseBytesMax: 65_536 };
}

/** Response codes after which no money has moved. */
const NOTHING_DONE: ReadonlySet<number> = new Set([400, 403, 404, 413, 415, 429, 503]);

export type WalletClient = ReturnType<typeof createWalletClient>;

const authenticated = z.object({
  uid: z.string(),
  nickName: z.string(),
  walletType: walletTypeOutput,
  balance: z.number(),
  lang: z.string(),
  gameId: z.string(),
  rules: launchRules,
});
export type Authenticated = z.infer<typeof authenticated>;

const launchStateResponse = z.object({ state: z.enum(launchStates) });
const sessionResponse = z.object({ durationMs: z.int().min(0), net: z.number() });
const balanceResponse = z.object({ balance: z.number() });
const rollbackResponse = z.object({ balance: z.number().nullable() });

/** The API's seamless wallet, called over signed HTTP. */
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
    if (code !== SUCCESS_CODE) return unsuccessful({ code, msg, data });
    const parsed = response.safeParse(data);
    if (parsed.success) return { kind: 'done', data: parsed.data };
    return { kind: 'unknown', reason: parsed.error.message };
  }

  return {
    authenticate: (token: string) =>
      call('authenticate', { body: { token }, response: authenticated }),

    /** The state of a launch whose token is refused. */
    launchState: (token: string) =>
      call('launch-state', { body: { token }, response: launchStateResponse }),

    /** The duration and the net result of the login that issued a launch. */
    session: (token: string) => call('session', { body: { token }, response: sessionResponse }),

    balance: (token: string) => call('balance', { body: { token }, response: balanceResponse }),

    /** Posts a stake of a round; a round may have several. Idempotent by transactionId. */
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

    /** Posts the win of a round, possibly zero; `finished` closes the round. */
    win: (request: {
      uid: string;
      transactionId: string;
      betTransactionId: string;
      roundId: string;
      amount: string;
      finished: boolean;
    }) => call('win', { body: request, response: balanceResponse }),

    /** Posts a bet and its win in one entry. Idempotent by transactionId. */
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

    /** Rolls a bet back; a bet that never arrived is blocked. */
    rollback: (request: { uid: string; transactionId: string; betTransactionId: string }) =>
      call('rollback', { body: request, response: rollbackResponse }),

    /** Closes the connections; the results of pending calls are unknown. */
    close: () => http.close(),
  };
}

type Unsuccessful = { readonly code: number; readonly msg: string; readonly data: unknown };

function unsuccessful({ code, msg, data }: Unsuccessful): WalletResponse<never> {
  const refusal = refusalNamed(code);
  if (refusal) return { kind: 'refused', refusal, msg, data };
  const kind = NOTHING_DONE.has(code) ? 'not-done' : 'unknown';
  return { kind, reason: `the wallet returned ${code}` };
}

/** The wallet's JSON number of major units, which is exact, in minor units. */
export function minorOf(balance: number, currency: Currency): bigint {
  return BigInt(Math.round(balance * Number(minorPerMajor(currency))));
}

function refusalNamed(code: number): RefusalName | null {
  const names = Object.keys(refusalCodes) as RefusalName[];
  return names.find((name) => refusalCodes[name] === code) ?? null;
}
