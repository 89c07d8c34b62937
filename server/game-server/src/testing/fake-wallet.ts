import type { LaunchState } from '@fairhall/api/contract/provider';
import { systemClock } from '@fairhall/kit/clock';
import { type RefusalName, refusalCodes } from '@fairhall/kit/errors';
import { SIGNATURE_HEADER, verifySignature } from '@fairhall/kit/signature';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { OPEN_MARKET } from '../launches/open-market.ts';

export const SECRET = 'a provider secret for tests alone, long enough';

export type PlayCall = {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly amount: string;
  readonly winAmount: string;
};

export type BetCall = Omit<PlayCall, 'winAmount'>;

export type WinCall = {
  readonly transactionId: string;
  readonly betTransactionId: string;
  readonly roundId: string;
  readonly amount: string;
  readonly finished: boolean;
};

/** The wallet's behaviour for the next money movements, in order; afterwards it applies them. */
type Behaviour = 'lose-response' | 'lose-request' | 'fail' | 'busy' | RefusalName;

/**
 * A fake of the API's provider wallet: it verifies signatures and implements the contract, and can be
 * scripted to lose requests and responses, to fail and to refuse.
 */
export async function startWallet() {
  // A connection that an aborted call left without a request is not idle: closing would wait for it.
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  const applied = new Map<string, PlayCall>();
  const calls: PlayCall[] = [];
  const bets = new Map<string, BetCall>();
  const betCalls: BetCall[] = [];
  const wins = new Map<string, WinCall>();
  const winCalls: WinCall[] = [];
  const tombstones = new Set<string>();
  const next: Behaviour[] = [];
  const catalogues: unknown[] = [];
  const state = {
    balanceMinor: 100_000n,
    tokenAlive: true,
    /** The state of a token that is not alive; `null` for an unknown token. */
    launchState: null as LaunchState | null,
    signaturesBad: 0,
    /** Number of the next rollbacks that are lost. */
    rollbacksLost: 0,
    /** Runs during each money movement. */
    meanwhile: (): void | Promise<void> => {},
    uid: 'u1',
    gameId: 'phoenix-ascend',
    walletType: 'USD',
    rules: OPEN_MARKET,
    /** The player of a launch token; without it, `uid` for all. */
    uidOf: (_token: string): string | null => null,
  };

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const header = request.headers[SIGNATURE_HEADER];
    const genuine = verifySignature({
      header: typeof header === 'string' ? header : undefined,
      rawBody: body.toString(),
      secrets: [SECRET],
      now: systemClock.now(),
    });
    if (!genuine) state.signaturesBad += 1;
    done(null, JSON.parse(body.toString()));
  });

  const success = (data: unknown) => ({ code: 200, msg: 'success', data });
  const refused = (name: RefusalName) => {
    const data = name === 'LIMIT_REACHED' ? reachedLimit : null;
    return { code: refusalCodes[name], msg: name, data };
  };
  const balance = () => Number(state.balanceMinor) / 100;

  app.post('/api/rpgame/games/saveAll', async (request) => {
    catalogues.push(request.body);
    return success({ saved: 36 });
  });
  app.post<{ Body: { token: string } }>('/api/provider/authenticate', async ({ body }) =>
    state.tokenAlive
      ? success({
          uid: state.uidOf(body.token) ?? state.uid,
          nickName: 'Robin',
          walletType: state.walletType,
          balance: balance(),
          lang: 'en',
          gameId: state.gameId,
          rules: state.rules,
        })
      : refused('INVALID_LAUNCH_TOKEN'),
  );
  app.post('/api/provider/launch-state', async () => {
    const known = state.tokenAlive ? 'ALIVE' : state.launchState;
    return known === null ? refused('INVALID_LAUNCH_TOKEN') : success({ state: known });
  });
  app.post('/api/provider/balance', async () =>
    state.tokenAlive ? success({ balance: balance() }) : refused('INVALID_LAUNCH_TOKEN'),
  );
  app.post('/api/provider/session', async () =>
    state.tokenAlive ? success({ durationMs: 60_000, net: -1.5 }) : refused('INVALID_LAUNCH_TOKEN'),
  );
  /** Applies a call once and responds, or follows the scripted behaviour. */
  async function move<Call extends { readonly transactionId: string }>(
    reply: FastifyReply,
    { call, known, apply }: { call: Call; known: Map<string, Call>; apply: () => void },
  ) {
    const behaviour = next.shift();
    await state.meanwhile();
    if (behaviour === 'busy') return reply.code(503).send({ code: 503, msg: 'busy', data: null });
    if (behaviour === 'fail') return reply.code(500).send({ code: 500, msg: 'no', data: null });
    if (behaviour === 'lose-request') return lose(reply);
    if (behaviour !== undefined && behaviour !== 'lose-response') {
      return reply.send(refused(behaviour));
    }
    if (tombstones.has(call.transactionId)) return reply.send(refused('ROLLED_BACK'));
    const replayed = known.has(call.transactionId);
    if (!replayed) {
      known.set(call.transactionId, call);
      apply();
    }
    if (behaviour === 'lose-response') return lose(reply);
    return reply.send(success({ balance: balance(), replayed }));
  }
  const lose = (reply: FastifyReply) => {
    reply.hijack();
    reply.request.raw.socket.destroy();
    return reply;
  };
  const isWon = (transactionId: string) =>
    [...wins.values()].some(({ betTransactionId }) => betTransactionId === transactionId);

  app.post<{ Body: PlayCall }>('/api/provider/play', async ({ body: call }, reply) => {
    calls.push(call);
    return move(reply, {
      call,
      known: applied,
      apply: () => {
        state.balanceMinor += minor(call.winAmount) - minor(call.amount);
      },
    });
  });
  app.post<{ Body: BetCall }>('/api/provider/bet', async ({ body: call }, reply) => {
    betCalls.push(call);
    return move(reply, {
      call,
      known: bets,
      apply: () => {
        state.balanceMinor -= minor(call.amount);
      },
    });
  });
  app.post<{ Body: WinCall }>('/api/provider/win', async ({ body: call }, reply) => {
    winCalls.push(call);
    return move(reply, {
      call,
      known: wins,
      apply: () => {
        if (!bets.has(call.betTransactionId)) throw new Error('a win without its bet');
        state.balanceMinor += minor(call.amount);
      },
    });
  });
  app.post<{ Body: { betTransactionId: string } }>(
    '/api/provider/rollback',
    async (request, reply) => {
      const { betTransactionId } = request.body;
      if (state.rollbacksLost > 0) {
        state.rollbacksLost -= 1;
        return lose(reply);
      }
      // A play is paid in the same entry, so it cannot be rolled back.
      if (applied.has(betTransactionId) || isWon(betTransactionId)) return refused('ROUND_CLOSED');
      const bet = bets.get(betTransactionId);
      if (bet && !tombstones.has(betTransactionId)) state.balanceMinor += minor(bet.amount);
      tombstones.add(betTransactionId);
      return success({ balance: bet ? balance() : null, replayed: false });
    },
  );
  await app.listen({ host: 'localhost', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    state,
    /** Every play call that arrived, in order. */
    calls,
    /** Blocked bets: rolled back before they arrived. */
    tombstones,
    /** Plays that moved money, by transactionId. */
    applied,
    /** Bets and wins that moved money, by transactionId, and every such call that arrived. */
    bets,
    betCalls,
    wins,
    winCalls,
    catalogues,
    behave: (...behaviours: Behaviour[]) => next.push(...behaviours),
    close: () => app.close(),
  };
}

/** The values of every LIMIT_REACHED. */
export const reachedLimit = {
  kind: 'loss',
  period: 'week',
  limit: 200,
  remaining: 3.5,
  walletType: 'USD',
  resetsAt: '2026-11-30T00:00:00.000Z',
};

const minor = (decimal: string) => BigInt(Math.round(Number(decimal) * 100));
