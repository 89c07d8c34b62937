import { randomUUID } from 'node:crypto';
import type { Currency } from '../../server/api/src/contract/money.ts';
import { launchToken } from './game-session.ts';
import type { TestServer } from './test-server.ts';

const GAME_ID = 'phoenix-ascend';

type Method = 'get' | 'post' | 'put' | 'delete';

const DAY_MS = 86_400_000;

/** Moves the clock to the next noon: no day ends within a test, unless it states one. */
export function advanceToNoon(server: TestServer): void {
  server.requireOwnServer('advances the clock');
  const sinceMidnight = server.clock.now().getTime() % DAY_MS;
  server.clock.advance(DAY_MS - sinceMidnight + DAY_MS / 2);
}

/** A player who uses the calls of safer play, with an open game. */
export type CarefulPlayer = Awaited<ReturnType<typeof carefulPlayer>>;

export async function carefulPlayer(
  server: TestServer,
  wallets: Partial<Record<Currency, bigint>> = {},
) {
  const { userId, email, password, token: first } = await server.player(wallets);
  let token = first;
  let game = await launchToken(server, { token });

  async function own(method: Method, path: string, body: object = {}) {
    const call = server.api[method](`/api${path}`).auth(token, { type: 'bearer' });
    const { body: response } = await (method === 'get' ? call : call.send(body));
    return response;
  }
  const newBet = (amount: string, more: object = {}) => ({
    token: game,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: GAME_ID,
    amount,
    ...more,
  });
  const provider = async (call: 'bet' | 'win' | 'play' | 'rollback', body: object) =>
    (await server.signed('provider', `/api/provider/${call}`, body)).body;

  return {
    userId,
    email,
    password,
    own,
    newBet,
    provider,
    token: () => token,
    bet: (amount = '1') => provider('bet', newBet(amount)),
    setLimit: (kind: string, period: string, amount: number) =>
      own('put', '/safer-play/limits', { kind, period, amount }),
    overview: async () => (await own('get', '/safer-play')).data,
    /** Another login, after the session has ended. */
    async logIn() {
      const { body } = await server.api.post('/api/user/login').send({ email, password });
      if (body.code === 200) token = body.data.token;
      return body;
    },
    async launch(walletType: Currency = 'USD'): Promise<void> {
      game = await launchToken(server, { token, walletType });
    },
    async deposit(amount: number, { walletType = 'USD', key = '' } = {}) {
      const call = server.api.post('/api/payment/recharge').auth(token, { type: 'bearer' });
      const keyed = key ? call.set('idempotency-key', key) : call;
      return (await keyed.send({ walletType, amount })).body;
    },
    /** Titles of the notifications, the newest first. */
    async titles(): Promise<string[]> {
      const { data } = await own('get', '/notifications?pageSize=100');
      return data.list.map(({ title }: { title: string }) => title);
    },
  };
}
