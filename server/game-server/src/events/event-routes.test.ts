import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { casinoCalls } from '../contract.ts';
import { type EventCall, eventCalls, openedDraw, openedSport } from '../contract-events.ts';
import { scheduledGames } from '../engines/scheduled-games.ts';
import { startCasino } from '../rounds/casino-under-test.ts';
import { startWallet } from '../rounds/wallet-under-test.ts';

/** Draws come each second, and are over in a quarter of one. */
const PACE = 60;
const DRAW = 'star-draw-49';

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let casino: FastifyInstance;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'event-routes-'));
  wallet = await startWallet();
  wallet.state.gameId = DRAW;
  casino = await startCasino({ walletOrigin: wallet.origin, dataDir: dir, eventsPace: PACE });
});

afterEach(async () => {
  await casino.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

async function post(url: string, body: object, token: string | null = `token-${DRAW}`) {
  const response = await casino.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, ...response.json() };
}

async function answered<Output extends z.ZodType>(
  { path: url, output }: { path: string; output: Output },
  body: object,
): Promise<z.infer<Output>> {
  return output.parse((await post(url, body)).data);
}

describe('the calls of scheduled events', { timeout: 30_000 }, () => {
  it('sell a ticket, and the casino draws and pays it by itself', async () => {
    const { events } = await answered(eventCalls.programme, { gameId: DRAW });
    const event = events[2];
    if (!event) throw new Error('nothing is on offer');
    const order = { gameId: DRAW, requestId: 'a-ticket', eventId: event.eventId, price: '1.00' };
    const bought = await post(eventCalls.buyTicket.path, { ...order, lines: [[1, 2, 3, 4, 5, 6]] });
    expect(bought).toMatchObject({ code: 200, data: { slip: { status: 'standing' } } });
    await vi.waitFor(() => expect(wallet.wins.size).toBe(1), { timeout: 20_000, interval: 50 });
    await vi.waitFor(async () => {
      const { slips } = await answered(eventCalls.slips, { gameId: DRAW });
      expect(slips).toMatchObject([{ status: 'settled' }]);
    });
    await answered(eventCalls.live, { gameId: DRAW });
    await answered(eventCalls.results, { gameId: DRAW });
    const proof = await answered(eventCalls.eventProof, { gameId: DRAW, eventId: event.eventId });
    expect(proof).toMatchObject({ book: [bought.data.slip.digest] });
  });

  it('open every scheduled game as it is declared', async () => {
    for (const { gameId, sells } of scheduledGames) {
      wallet.state.gameId = gameId;
      const opened = await post(casinoCalls.open.path, { gameId }, `token-${gameId}`);
      const schema = sells === 'tickets' ? openedDraw : openedSport;
      expect(schema.safeParse(opened.data).error).toBeUndefined();
      expect(opened.data.gameId).toBe(gameId);
    }
  });

  it('refuse calls without a token, for another game, and broken input', async () => {
    for (const name of Object.keys(eventCalls) as EventCall[]) {
      const { path: url } = eventCalls[name];
      const bare = await post(url, { gameId: DRAW, ...inputs[name] }, null);
      expect([name, bare.status, bare.data]).toEqual([name, 401, { problem: 'login-parameter' }]);
      const other = await post(url, { gameId: 'derby-dash', ...inputs[name] });
      expect([name, other.status, other.data]).toEqual([name, 404, { problem: 'invalid-game' }]);
      const broken = await post(url, {});
      expect([name, broken.status, broken.data.issues[0].path]).toEqual([name, 400, 'gameId']);
    }
  });

  it('sell tickets for draws and bets on sports, and not the other way round', async () => {
    const bet = await post(eventCalls.placeBet.path, { gameId: DRAW, ...inputs.placeBet });
    expect(bet).toMatchObject({ status: 404, data: { problem: 'invalid-game' } });
    wallet.state.gameId = 'derby-dash';
    const order = { gameId: 'derby-dash', ...inputs.buyTicket };
    const ticket = await post(eventCalls.buyTicket.path, order, 'token-derby-dash');
    expect(ticket).toMatchObject({ status: 404, data: { problem: 'invalid-game' } });
  });

  it('know no event that there is not', async () => {
    const order = { gameId: DRAW, eventId: 'star-draw-49-1-1' };
    expect((await post(eventCalls.eventProof.path, order)).status).toBe(404);
  });
});

const leg = { eventId: 'an-event', market: 'win', selection: '1', odds: '2.00' };
const inputs: Readonly<Record<EventCall, object>> = {
  programme: {},
  live: {},
  results: {},
  buyTicket: {
    requestId: 'a-request',
    eventId: 'an-event',
    price: '1.00',
    lines: [[1, 2, 3, 4, 5, 6]],
  },
  placeBet: { requestId: 'a-request', stake: '1.00', legs: [leg] },
  slips: {},
  eventProof: { eventId: 'an-event' },
};
