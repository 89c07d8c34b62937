import { systemClock } from '@fairhall/kit/clock';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameServer } from './game-server.ts';
import { createGameServerClient } from './game-server-client.ts';

let provider: FastifyInstance;
let response: unknown;
let gameServer: GameServer;

beforeEach(async () => {
  provider = fastify();
  provider.post('/player-history/rounds', async () => response);
  const origin = await provider.listen({ host: '127.0.0.1', port: 0 });
  gameServer = createGameServerClient({ origin, secret: 's'.repeat(32), clock: systemClock });
});

afterEach(async () => {
  await gameServer.close();
  await provider.close();
});

const round = {
  roundId: 'r1',
  kind: 'round',
  gameId: 'phoenix-ascend',
  walletType: 'USD',
  stake: '1.00',
  win: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  isRevealed: false,
  isCalledOff: false,
  refusal: null,
};
const listed = (rounds: readonly object[]) => ({ code: 200, msg: 'success', data: { rounds } });
const requestRounds = () => gameServer.rounds({ uid: 'u1', limit: 10 });

it('returns the rounds of the provider, with amounts in major units', async () => {
  response = listed([round, { ...round, win: '2.50' }]);
  expect(await requestRounds()).toMatchObject([
    { stake: 1, win: null, createTime: round.createdAt },
    { stake: 1, win: 2.5 },
  ]);
});

it.each([
  ['no list', { code: 200, msg: 'success', data: {} }],
  ['fractions of a cent', listed([{ ...round, stake: '1.005' }])],
  ['no envelope', 'a page of a proxy'],
])('throws OVERLOADED for a response with %s', async (_, invalid) => {
  response = invalid;
  await expect(requestRounds()).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterS: 5 });
});
