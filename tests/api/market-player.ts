import { randomUUID } from 'node:crypto';
import type { Currency } from '../../server/api/src/contract/money.ts';
import { launchToken } from './game-session.ts';
import type { Player, TestServer } from './test-server.ts';

const SLOT = 'phoenix-ascend';

type Stake = {
  readonly token: string;
  readonly gameId: string;
  readonly amount: string;
  readonly roundId: string;
  readonly transactionId: string;
};

/** A player of a server's market, and what a game of our own server does for the player. */
export async function marketPlayer(
  server: TestServer,
  wallets: Partial<Record<Currency, bigint>> = { USD: 100_000n },
) {
  const player: Player = await server.player(wallets);

  async function own(method: 'get' | 'put' | 'post', path: string, body: object = {}) {
    const call = server.api[method](`/api${path}`).auth(player.token, { type: 'bearer' });
    return (await (method === 'get' ? call : call.send(body))).body;
  }

  async function provider(call: string, body: object) {
    return (await server.signed('provider', `/api/provider/${call}`, body)).body;
  }

  /** Opens a game, by default a slot with US dollars. */
  async function launch({ gameId = SLOT, walletType = 'USD' } = {}) {
    const token = await launchToken(server, { token: player.token, gameId, walletType });
    const newStake = (more: Partial<Stake> = {}): Stake => ({
      token,
      gameId,
      amount: '1',
      roundId: randomUUID(),
      transactionId: randomUUID(),
      ...more,
    });
    return {
      token,
      newStake,
      rules: async () => (await provider('authenticate', { token })).data.rules,
      bet: (more: Partial<Stake> = {}) => provider('bet', newStake(more)),
      play: (more: Partial<Stake> = {}) => provider('play', { ...newStake(more), winAmount: '0' }),
      state: async () => (await provider('launch-state', { token })).data.state,
    };
  }

  return {
    ...player,
    own,
    launch,
    provider,
    deposit: (body: object = {}) =>
      own('post', '/payment/recharge', { walletType: 'USD', amount: 100, ...body }),
    setLimit: (kind: string, period: string, amount: number) =>
      own('put', '/safer-play/limits', { kind, period, amount }),
  };
}
