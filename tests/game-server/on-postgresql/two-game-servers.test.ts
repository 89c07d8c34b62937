import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  type DecisionRound,
  eventCalls,
  gameServerCalls,
  openedDecisions,
} from '../../../server/game-server/src/contract/index.ts';
import { startWallet } from '../../../server/game-server/src/testing/fake-wallet.ts';
import { chooseClientSeed } from '../../support/choose-client-seed.ts';
import { queryIn } from '../../support/game-database.ts';
import { startLoadBalancer } from '../../support/load-balancer.ts';
import { type GameServerProcess, killGameServer, spawnGameServer } from '../spawn-game-server.ts';
import { callUntilKnown, SLOT, spin } from './game-players.ts';

/* Two game servers over one PostgreSQL, which take the calls of each player in turn. */

const PLAYERS = 50;
const ROUNDS_OF_PLAYER = 200;
const CHECK_EVERY_MS = 200;
const DRAW = 'star-draw-49';
const TABLE = 'hall-blackjack';
/** Later than a call of a killed process is due again. */
const DUE_LATER_MS = 45_000;
/** Until a draw on offer is over: sixty times faster than in production. */
const DRAWN_MS_MAX = 60_000;

let dataDir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let one: GameServerProcess;
let other: GameServerProcess;
let origin: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'two-on-postgresql-'));
  wallet = await startWallet();
  wallet.state.balanceMinor = 100_000_000n;
  wallet.state.uidOf = (token) => token.replace('launch-', 'player-');
  const start = () => spawnGameServer({ dataDir, walletOrigin: wallet.origin });
  [one, other] = await Promise.all([start(), start()]);
  const balancer = await startLoadBalancer([one.origin, other.origin], {
    checkEveryMs: CHECK_EVERY_MS,
    healthPath: '/health',
  });
  onTestFinished(() => balancer.close());
  origin = balancer.origin;
});

afterEach(async () => {
  await Promise.all([one, other].map(killGameServer));
  await wallet.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function newPlayer(number: number | string, gameId = SLOT): Promise<string> {
  wallet.state.gameId = gameId;
  const token = `launch-${number}`;
  expect(await chooseClientSeed({ gameOrigin: origin, token, gameId })).toBe(true);
  return token;
}

test('they deal no nonce twice, and every round of theirs is in the wallet once', {
  timeout: 600_000,
}, async () => {
  const tokens: string[] = [];
  for (let number = 0; number < PLAYERS; number += 1) tokens.push(await newPlayer(number));
  const wins = new Map<string, string>();
  await Promise.all(
    tokens.map(async (token) => {
      for (let count = 0; count < ROUNDS_OF_PLAYER; count += 2) {
        // Two tabs at once, and a request that is sent to both servers.
        const rounds = await Promise.all([
          spin(() => origin, token, `request-${count}`),
          spin(() => origin, token, `request-${count + 1}`),
          spin(() => one.origin, token, `request-${count}`),
          spin(() => other.origin, token, `request-${count}`),
        ]);
        for (const { roundId, win } of rounds) wins.set(roundId, win);
        expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(2);
      }
    }),
  );
  expect(wins.size).toBe(PLAYERS * ROUNDS_OF_PLAYER);
  expect([...wallet.applied.keys()].sort()).toEqual([...wins.keys()].sort());
  const pairs = await queryIn<{ count: number; nonce: number; nonces: number; last: number }>(
    dataDir,
    `SELECT count(*) AS count, force.nonce, count(DISTINCT rounds.nonce) AS nonces,
       max(rounds.nonce) AS last
     FROM seeds_in_force force JOIN rounds USING (seed_pair_id) GROUP BY force.seed_pair_id`,
  );
  const count = ROUNDS_OF_PLAYER;
  const dealt = { count, nonce: count, nonces: count, last: count - 1 };
  expect(pairs).toEqual(Array.from({ length: PLAYERS }, () => dealt));
});

test('they offer, draw and pay a fixture once', async () => {
  wallet.state.gameId = DRAW;
  const token = 'launch-draw';
  const events = await vi.waitFor(
    async () => {
      const offered = await callUntilKnown(() => origin, eventCalls.programme, {
        ...{ token, gameId: DRAW },
      });
      const programme = eventCalls.programme.output.parse(offered.data);
      expect(programme.events).not.toEqual([]);
      return programme.events;
    },
    { timeout: DRAWN_MS_MAX },
  );
  const eventId = events.at(-1)?.eventId ?? '';
  for (let count = 0; count < 10; count += 1) {
    const order = { eventId, price: '1.00', lines: [[1, 2, 3, 4, 5, 6]] };
    const bought = await callUntilKnown(() => origin, eventCalls.buyTicket, {
      ...{ token: `launch-${count}`, gameId: DRAW, requestId: `ticket-${count}`, ...order },
    });
    expect(bought.code).toBe(200);
  }
  await vi.waitFor(() => expect(wallet.wins.size).toBe(10), { timeout: DRAWN_MS_MAX });
  expect(wallet.winCalls).toHaveLength(10);
  const proofs = await Promise.all(
    [one, other].map(async (server) => {
      const proof = await callUntilKnown(() => server.origin, eventCalls.eventProof, {
        ...{ token, gameId: DRAW, eventId },
      });
      return { ...eventCalls.eventProof.output.parse(proof.data), now: '' };
    }),
  );
  expect(proofs[0]).toEqual(proofs[1]);
  expect(proofs[0]?.book).toHaveLength(10);
});

type OpenRound = { readonly token: string; readonly round: DecisionRound };

/** A player whose round of one hand offers a choice, as its first. */
async function dealtUntil(choice: string): Promise<OpenRound> {
  for (let number = 0; number < 500; number += 1) {
    const token = await newPlayer(`${choice}-${number}`, TABLE);
    const deal = { token, gameId: TABLE, requestId: 'request-deal', stake: '2.00' };
    const dealt = await callUntilKnown(() => one.origin, gameServerCalls.deal, deal);
    const opened = { token, round: gameServerCalls.deal.output.parse(dealt.data).round };
    const { data } = await choose(() => one.origin, opened, 'hands-1');
    const { round } = gameServerCalls.choose.output.parse(data);
    if (round.choices.some(({ name }) => name === choice)) return { token, round };
  }
  throw new Error(`no round offers ${choice}`);
}

const choose = (server: () => string, { token, round }: OpenRound, choice: string) =>
  callUntilKnown(server, gameServerCalls.choose, {
    ...{ token, gameId: TABLE, roundId: round.roundId, step: round.outcome.steps.length, choice },
    requestId: `request-${choice}-${round.outcome.steps.length}`,
  });

async function playOut(of: OpenRound): Promise<DecisionRound> {
  if (of.round.status !== 'open') return of.round;
  const free = of.round.choices.findLast(({ stake }) => Number(stake) === 0);
  const { data } = await choose(() => other.origin, of, free?.name ?? '');
  return playOut({ ...of, round: gameServerCalls.choose.output.parse(data).round });
}

test('one that is killed under split, doubled and insured hands is taken over by the other', async () => {
  const choices = ['split', 'double', 'insure'];
  const hands: OpenRound[] = [];
  for (const choice of choices) hands.push(await dealtUntil(choice));
  const betsBefore = wallet.bets.size;
  const held: (() => void)[] = [];
  // The wallet takes the three stakes, and the server that sent them never learns of it.
  wallet.state.meanwhile = () => new Promise((resolve) => void held.push(resolve));
  const server = { origin: () => one.origin };
  const chosen = hands.map((hand, index) =>
    choose(() => server.origin(), hand, choices[index] ?? ''),
  );
  await vi.waitFor(() => expect(held).toHaveLength(choices.length), { timeout: DRAWN_MS_MAX });
  await killGameServer(one);
  wallet.state.meanwhile = () => {};
  for (const release of held) release();
  other.child.send(DUE_LATER_MS);
  const pending = async () =>
    (await queryIn(dataDir, 'SELECT round_id FROM wallet_transactions')).length;
  await vi.waitFor(async () => expect(await pending()).toBe(0), { timeout: DRAWN_MS_MAX });
  server.origin = () => other.origin;
  await Promise.all(chosen);
  expect(wallet.bets.size).toBe(betsBefore + choices.length);
  for (const [index, { token, round }] of hands.entries()) {
    const opened = await callUntilKnown(() => other.origin, gameServerCalls.open, {
      ...{ token, gameId: TABLE },
    });
    const { round: open, lastRounds } = openedDecisions.parse(opened.data);
    const taken = open ?? lastRounds[0];
    expect(taken?.roundId).toBe(round.roundId);
    expect(taken?.outcome.steps[2]).toMatchObject({ choice: choices[index], by: 'player' });
    const ended = taken && (await playOut({ token, round: taken }));
    expect(ended?.status).toBe('settled');
    expect(Number(ended?.stake)).toBeGreaterThan(2);
  }
  expect(wallet.tombstones.size).toBe(0);
});
