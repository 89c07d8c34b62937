import { gameProblems } from '@fairhall/game-frame';
import type { GameProblem, RgsCall, RgsCalls, RgsInput, RgsOutput } from './contract-types.ts';

/** The contract's paths, type-checked against the contract. */
const paths = {
  open: '/rounds/open',
  spin: '/rounds/spin',
  bet: '/rounds/bet',
  deal: '/rounds/deal',
  choose: '/rounds/choose',
  balance: '/rounds/balance',
  refill: '/rounds/refill',
  clientSeed: '/fairness/client-seed',
  seedRounds: '/fairness/rounds',
  rotate: '/fairness/rotate',
  seeds: '/fairness/seeds',
  proof: '/fairness/proof',
  replay: '/rounds/replay',
  programme: '/events/programme',
  live: '/events/live',
  results: '/events/results',
  buyTicket: '/events/buy-ticket',
  placeBet: '/events/place-bet',
  slips: '/events/slips',
  eventProof: '/events/proof',
} as const satisfies { readonly [C in RgsCall]: RgsCalls[C]['path'] };

export type CallFailure =
  /** Play cannot continue. */
  | { readonly kind: 'problem'; readonly problem: GameProblem }
  /** The game server refused the call; nothing was staked, and play continues. */
  | {
      readonly kind: 'refusal';
      readonly code: number;
      readonly msg: string;
      /** The values of the refusal, as of a limit; `null` without. */
      readonly data: unknown;
    }
  /** No response: the outcome is unknown, and the call can be repeated. */
  | { readonly kind: 'unreachable' };

export type CallResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: CallFailure };

const SUCCESS_CODE = 200;
const TOO_MANY_REQUESTS = 429;
const ATTEMPT_TIMEOUT_MS = 20_000;
/** Delays before the second and each later attempt; after the last the connection is lost. */
export const RETRY_WAITS_MS = [400, 1_000, 2_000, 4_000, 8_000] as const;

export type RgsClientOptions = {
  readonly token: string;
  /** Called with `true` before each delay, and with `false` afterwards. */
  readonly onReconnecting: (reconnecting: boolean) => void;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
};

export type RgsClient = {
  /**
   * Makes a call, and repeats it with the same input while the server is unreachable. Never throws:
   * after the last attempt the result is the problem `connection-lost`.
   */
  readonly call: <C extends RgsCall>(
    name: C,
    input: RgsInput<C>,
  ) => Promise<CallResult<RgsOutput<C>>>;
};

/** Maps a response of the game server to a result. `body` is `null` if it is no JSON. */
export function readResponse<T>(response: { status: number; body: unknown }): CallResult<T> {
  const { status, body } = response;
  const failure = (found: CallFailure) => ({ ok: false, failure: found }) as const;
  if (!isEnvelope(body)) return failure({ kind: 'unreachable' });
  // The only cast of response data to its contract type.
  if (body.code === SUCCESS_CODE) return { ok: true, data: body.data as T };
  const problem = problemOf(body.data);
  if (problem === 'connection-lost' || (!problem && isTransient(status))) {
    return failure({ kind: 'unreachable' });
  }
  if (problem) return failure({ kind: 'problem', problem });
  if (status === SUCCESS_CODE) {
    return failure({ kind: 'refusal', code: body.code, msg: body.msg, data: body.data });
  }
  return failure({ kind: 'problem', problem: 'initialization-failed' });
}

function isTransient(status: number): boolean {
  return status >= 500 || status === TOO_MANY_REQUESTS;
}

function isEnvelope(body: unknown): body is { code: number; msg: string; data: unknown } {
  if (typeof body !== 'object' || body === null) return false;
  return 'code' in body && typeof body.code === 'number' && 'msg' in body && 'data' in body;
}

function problemOf(data: unknown): GameProblem | null {
  if (typeof data !== 'object' || data === null || !('problem' in data)) return null;
  return gameProblems.find((known) => known === data.problem) ?? null;
}

export function createRgsClient(options: RgsClientOptions): RgsClient {
  const { token, onReconnecting } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const wait = options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));

  async function attempt<C extends RgsCall>(
    name: C,
    input: RgsInput<C>,
  ): Promise<CallResult<RgsOutput<C>>> {
    try {
      const response = await send(paths[name], {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(input),
        credentials: 'omit',
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      const body: unknown = await response.json().catch(() => null);
      return readResponse({ status: response.status, body });
    } catch {
      return { ok: false, failure: { kind: 'unreachable' } };
    }
  }

  return {
    async call(name, input) {
      let result = await attempt(name, input);
      for (const waitMs of RETRY_WAITS_MS) {
        if (result.ok || result.failure.kind !== 'unreachable') return result;
        onReconnecting(true);
        await wait(waitMs);
        result = await attempt(name, input);
        const isResponse = result.ok || result.failure.kind !== 'unreachable';
        if (isResponse) onReconnecting(false);
      }
      if (result.ok || result.failure.kind !== 'unreachable') return result;
      onReconnecting(false);
      return { ok: false, failure: { kind: 'problem', problem: 'connection-lost' } };
    },
  };
}
