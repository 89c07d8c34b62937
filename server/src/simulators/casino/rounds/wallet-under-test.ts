import fastify, { type FastifyInstance } from 'fastify';
import { type RefusalName, refusalCodes } from '../../../contract/errors.ts';
import { systemClock } from '../../../core/clock.ts';
import { SIGNATURE_HEADER, verifySignature } from '../../../core/signature.ts';

export const SECRET = 'a provider secret for tests alone, long enough';

export type PlayCall = {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly amount: string;
  readonly winAmount: string;
};

/** How the wallet treats the next `play` calls, one after the other; then it plays along. */
type Behaviour = 'lose-answer' | 'lose-request' | 'fail' | RefusalName;

/**
 * The casino's API as the game server sees it: a provider wallet that checks signatures and keeps
 * to the contract, and that can be told to lose answers, to fail and to refuse.
 */
export async function startWallet() {
  const app: FastifyInstance = fastify();
  const applied = new Map<string, PlayCall>();
  const calls: PlayCall[] = [];
  const tombstones = new Set<string>();
  const next: Behaviour[] = [];
  const catalogues: unknown[] = [];
  const state = {
    balanceMinor: 100_000n,
    tokenAlive: true,
    signaturesBad: 0,
    gameId: 'phoenix-ascend',
  };

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const header = request.headers[SIGNATURE_HEADER];
    const genuine = verifySignature({
      header: typeof header === 'string' ? header : undefined,
      rawBody: body.toString(),
      secret: SECRET,
      now: systemClock.now(),
    });
    if (!genuine) state.signaturesBad += 1;
    done(null, JSON.parse(body.toString()));
  });

  const success = (data: unknown) => ({ code: 200, msg: 'success', data });
  const refused = (name: RefusalName) => ({ code: refusalCodes[name], msg: name, data: null });
  const balance = () => Number(state.balanceMinor) / 100;

  app.post('/api/rpgame/games/saveAll', async (request) => {
    catalogues.push(request.body);
    return success({ saved: 36 });
  });
  app.post('/api/provider/authenticate', async () =>
    state.tokenAlive
      ? success({
          uid: 'u1',
          nickName: 'Robin',
          walletType: 'USD',
          balance: balance(),
          lang: 'en',
          gameId: state.gameId,
        })
      : refused('INVALID_LAUNCH_TOKEN'),
  );
  app.post('/api/provider/balance', async () => success({ balance: balance() }));
  app.post<{ Body: PlayCall }>('/api/provider/play', async (request, reply) => {
    const call = request.body;
    calls.push(call);
    const behaviour = next.shift();
    if (behaviour === 'fail') return reply.code(500).send({ code: 500, msg: 'no', data: null });
    if (behaviour === 'lose-request') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (behaviour !== undefined && behaviour !== 'lose-answer') return refused(behaviour);
    if (tombstones.has(call.transactionId)) return refused('ROLLED_BACK');
    const replayed = applied.has(call.transactionId);
    if (!replayed) {
      applied.set(call.transactionId, call);
      state.balanceMinor += minor(call.winAmount) - minor(call.amount);
    }
    if (behaviour === 'lose-answer') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return success({ balance: balance(), replayed });
  });
  app.post<{ Body: { betTransactionId: string } }>('/api/provider/rollback', async (request) => {
    const { betTransactionId } = request.body;
    // A play pays its bet at once, so it can no longer be taken back.
    if (applied.has(betTransactionId)) return refused('ROUND_CLOSED');
    tombstones.add(betTransactionId);
    return success({ balance: null, replayed: false });
  });
  await app.listen({ host: 'localhost', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    state,
    /** Every play call that arrived, in order. */
    calls,
    /** Bets that the wallet will never take any more. */
    tombstones,
    /** Plays that moved money, by transactionId. */
    applied,
    catalogues,
    behave: (...behaviours: Behaviour[]) => next.push(...behaviours),
    close: () => app.close(),
  };
}

const minor = (decimal: string) => BigInt(Math.round(Number(decimal) * 100));
