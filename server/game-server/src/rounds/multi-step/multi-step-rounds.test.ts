import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnPostgresql, queryIn } from '../../../../../tests/support/game-database.ts';
import { type DecisionRound, openedDecisions } from '../../contract/multi-step.ts';
import { problemData } from '../../contract/page.ts';
import { type GameServerCall, gameServerCalls } from '../../contract/rounds.ts';
import { hallBlackjack } from '../../engines/blackjack/hall-blackjack.ts';
import type { Position } from '../../engines/multi-step/multi-step-game.ts';
import { startWallet } from '../../testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from '../../testing/game-server.ts';
import { DUE_AFTER_MS } from '../retry.ts';

const GAME = 'hall-blackjack';
const DAY_MS = 86_400_000;

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;
let nowMs = Date.now();

const clock = { now: () => new Date(nowMs) };

beforeEach(async () => {
  nowMs = Date.now();
  dir = await mkdtemp(path.join(tmpdir(), 'casino-'));
  wallet = await startWallet();
  wallet.state.gameId = GAME;
});

afterEach(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

/** Starts game servers with new seeds until the player's first round opens as the test requires. */
async function startDealing(wanted: (position: Position) => boolean): Promise<void> {
  app = await startGameServer({ walletOrigin: wallet.origin, dataDir: dir, clock });
  await chooseClientSeed(app, GAME);
  for (let tries = 0; tries < 500; tries += 1) {
    await call('rotate', {});
    const stream = await nextStream();
    if (wanted(hallBlackjack.open(stream).choose('hands-1', stream))) return;
  }
  throw new Error('no seed deals a matching round');
}

/** The outcome stream of the next round, from the game server's database. */
async function nextStream() {
  const [seeds] = await queryIn<{ serverSeed: string; clientSeed: string; nonce: number }>(
    dir,
    `SELECT server_seed AS "serverSeed", client_seed AS "clientSeed", nonce
     FROM seed_pairs JOIN seeds_in_force ON seed_pair_id = id WHERE uid = 'u1'`,
  );
  if (!seeds) throw new Error('the player has no seeds');
  return outcomeStream({ hmacSha256: nodeHmacSha256, ...seeds });
}

async function restart(): Promise<void> {
  await app.close();
  // There another server could be alive: calls without a response are repeated when they are due.
  if (isOnPostgresql) nowMs += DUE_AFTER_MS;
  app = await startGameServer({ walletOrigin: wallet.origin, dataDir: dir, clock });
}

async function call(name: GameServerCall, body: object) {
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls[name].path,
    headers: { 'content-type': 'application/json', authorization: 'Bearer launch-token' },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, ...response.json() };
}

const deal = (requestId = 'request-deal', stake = '2.00') =>
  call('deal', { gameId: GAME, requestId, stake });

const choose = (round: DecisionRound, choice: string, requestId = `request-${choice}`) =>
  call('choose', {
    gameId: GAME,
    requestId,
    roundId: round.roundId,
    step: round.outcome.steps.length,
    choice,
  });

/** The round after the choice of one hand, with its cards. */
const dealt = async (): Promise<DecisionRound> => {
  const { round } = gameServerCalls.deal.output.parse((await deal()).data);
  return gameServerCalls.choose.output.parse((await choose(round, 'hands-1')).data).round;
};
const opened = async () => openedDecisions.parse((await call('open', { gameId: GAME })).data);

const names = ({ choices }: Pick<Position, 'choices'>) => choices.map(({ name }) => name);
const isPlay = (position: Position) => names(position).join() === 'hit,stand,double';
const isInsurance = (position: Position) => names(position).includes('insure');

describe('a multi-step round', () => {
  it('opens with a stake, hides the dealer’s card, and waits', async () => {
    await startDealing(isPlay);
    const { balance } = gameServerCalls.deal.output.parse((await deal()).data);
    const round = await dealt();
    expect(round).toMatchObject({ status: 'open', stake: '2.00', win: '0.00' });
    expect(round.choices).toEqual([
      { name: 'hit', stake: '0.00' },
      { name: 'stand', stake: '0.00' },
      { name: 'double', stake: '2.00' },
    ]);
    const [dealer] = round.outcome.steps[1]?.table.hands ?? [];
    expect(dealer?.cards[1]).toBeNull();
    expect(round.outcome.steps.map(({ draws }) => draws)).toEqual([[], []]);
    expect(balance).toBe('998.00');
    expect([wallet.bets.size, wallet.wins.size]).toEqual([1, 0]);
    expect(Date.parse(round.ruledAt ?? '')).toBe(nowMs + DAY_MS);
  });

  it('takes no choice once the launch has ended, and the rule plays it to its end', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.state.tokenAlive = false;
    for (const choice of ['hit', 'double', 'stand']) {
      expect(await choose(first, choice)).toMatchObject({ status: 401 });
    }
    expect([wallet.bets.size, wallet.wins.size]).toEqual([1, 0]);
    wallet.state.tokenAlive = true;
    expect((await opened()).round).toEqual(first);
  });

  it('is played to its end, posts one win to the wallet, and then discloses every draw', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    const { round } = gameServerCalls.choose.output.parse((await choose(first, 'stand')).data);
    expect(round).toMatchObject({ status: 'settled', choices: [], ruledAt: null });
    const draws = round.outcome.steps.flatMap((step) => step.draws);
    expect(draws[0]?.of).toBe(312);
    expect(draws.length).toBeGreaterThanOrEqual(4);
    expect([...wallet.wins.values()]).toMatchObject([
      { roundId: round.roundId, amount: round.win, finished: true },
    ]);
    expect((await opened()).lastRounds).toEqual([round]);
  });

  it('posts the further stake of a choice in a transaction of its own', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    const { round } = gameServerCalls.choose.output.parse((await choose(first, 'double')).data);
    expect(round).toMatchObject({ status: 'settled', stake: '4.00' });
    const bets = [...wallet.bets.values()];
    expect(bets.map(({ amount }) => amount)).toEqual(['2.00', '2.00']);
    expect(new Set(bets.map(({ roundId }) => roundId)).size).toBe(1);
    expect([...wallet.wins.values()][0]?.betTransactionId).toBe(bets[0]?.transactionId);
  });

  it('returns the same response to a repeated request, and refuses another choice under its id', async () => {
    await startDealing(isPlay);
    const responses = await Promise.all([deal(), deal(), deal()]);
    const first = gameServerCalls.deal.output.parse(responses[0]?.data).round;
    expect(new Set(responses.map(({ data }) => data.round.roundId))).toEqual(
      new Set([first.roundId]),
    );
    const open = await dealt();
    const hits = await Promise.all([choose(open, 'double'), choose(open, 'double')]);
    expect(hits[1]?.data.round).toEqual(hits[0]?.data.round);
    expect((await choose(open, 'stand', 'request-double')).code).toBe(1107);
    expect((await deal('request-deal', '5.00')).code).toBe(1107);
    expect([wallet.bets.size, wallet.wins.size]).toEqual([2, 1]);
  });

  it('refuses a choice that is not offered, a past decision, a second round and another game', async () => {
    await startDealing(isPlay);
    expect((await deal('request-odd', '2.01')).code).toBe(1203);
    const first = await dealt();
    expect((await choose(first, 'split')).code).toBe(1203);
    expect((await deal('request-2')).code).toBe(1207);
    await choose(first, 'stand');
    expect((await choose(first, 'hit')).code).toBe(1202);
    expect((await choose({ ...first, roundId: 'unknown' }, 'hit', 'request-9')).status).toBe(404);
    const other = await call('deal', { gameId: 'phoenix-ascend', requestId: 'r', stake: '1.00' });
    expect([other.status, other.code]).toEqual([400, 400]);
    expect((await call('spin', { gameId: GAME, requestId: 'request-7', stake: '1.00' })).code).toBe(
      404,
    );
  });

  it('of three hands stakes the others with the choice of their number', async () => {
    await startDealing(isPlay);
    const { round: opening } = gameServerCalls.deal.output.parse((await deal()).data);
    wallet.behave('INSUFFICIENT_BALANCE');
    expect((await choose(opening, 'hands-3')).code).toBe(1101);
    const chosen = await choose(opening, 'hands-3', 'request-again');
    const { round } = gameServerCalls.choose.output.parse(chosen.data);
    expect(round.stake).toBe('6.00');
    expect([...wallet.bets.values()].map(({ amount }) => amount)).toEqual(['2.00', '4.00']);
  });

  it('stays at its decision when the wallet refuses the further stake', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.behave('INSUFFICIENT_BALANCE');
    expect((await choose(first, 'double')).code).toBe(1101);
    expect((await choose(first, 'double')).code).toBe(1101);
    const { round } = await opened();
    expect(round?.choices).toEqual(first.choices);
    expect((await choose(first, 'double', 'request-again')).data.round).toMatchObject({
      stake: '4.00',
      status: 'settled',
    });
  });

  it('that the wallet refuses does not open, and its nonce counts as used', async () => {
    await startDealing(isPlay);
    wallet.behave('INSUFFICIENT_BALANCE');
    expect((await deal()).code).toBe(1101);
    expect((await deal()).code).toBe(1101);
    const { round, fairness } = await opened();
    expect([round, fairness.nextNonce]).toEqual([null, 1]);
  });

  it('takes insurance for half of the stake', async () => {
    await startDealing(isInsurance);
    const first = await dealt();
    expect(first.choices).toEqual([
      { name: 'insure', stake: '1.00' },
      { name: 'decline', stake: '0.00' },
    ]);
    const { round } = gameServerCalls.choose.output.parse((await choose(first, 'insure')).data);
    expect(round.stake).toBe('3.00');
    expect(round.outcome.steps.at(-1)?.table.hands.at(-1)).toMatchObject({
      name: 'insurance',
      stake: '1.00',
    });
  });
});

describe('a lost response', () => {
  it('of the opening stake: the same transaction is sent again, with one stake and one round', async () => {
    await startDealing(isPlay);
    wallet.behave('lose-response');
    expect((await deal()).data.round.status).toBe('open');
    expect(wallet.betCalls).toHaveLength(2);
    expect(wallet.bets.size).toBe(1);
  });

  it('of a further stake: the same transaction is sent again and dealt once', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.behave('lose-response');
    expect((await choose(first, 'double')).data.round).toMatchObject({
      status: 'settled',
      stake: '4.00',
    });
    expect([wallet.betCalls.length, wallet.bets.size]).toEqual([3, 2]);
  });

  it('of a further stake that is refused afterwards: it is rolled back, the decision is the same', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.behave('lose-response', 'INSUFFICIENT_BALANCE');
    expect((await choose(first, 'double')).code).toBe(1101);
    expect(wallet.tombstones.size).toBe(1);
    expect((await opened()).round?.choices).toEqual(first.choices);
    expect((await opened()).balance).toBe('998.00');
    expect((await choose(first, 'stand')).data.round).toMatchObject({
      status: 'settled',
      stake: '2.00',
    });
  });

  it('of the opening stake that is refused afterwards: the stake is rolled back, no round opens', async () => {
    await startDealing(isPlay);
    wallet.behave('lose-response', 'INSUFFICIENT_BALANCE');
    wallet.state.rollbacksLost = 1;
    expect((await deal()).code).toBe(1101);
    // The stake is not sent again during a rollback.
    expect(wallet.betCalls).toHaveLength(2);
    expect(wallet.tombstones.size).toBe(1);
    expect((await opened()).balance).toBe('1000.00');
    expect((await opened()).round).toBeNull();
  });

  it('is no reason for a rollback if the wallet reported that nothing was done', async () => {
    await startDealing(isPlay);
    wallet.behave('busy', 'INSUFFICIENT_BALANCE');
    expect((await deal()).code).toBe(1101);
    expect(wallet.betCalls).toHaveLength(2);
    expect(wallet.tombstones.size).toBe(0);
  });

  it('of the win: the same transaction is sent again and paid once', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.behave('lose-response', 'fail', 'fail', 'fail');
    const lost = await choose(first, 'stand');
    expect(problemData.parse(lost.data).problem).toBe('connection-lost');
    expect((await choose(first, 'stand')).data.round.status).toBe('settled');
    expect(wallet.wins.size).toBe(1);
  });
});

describe('a returning player', () => {
  it('finds the same decision after a restart', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    await restart();
    const { round, waitsIn, balance } = await opened();
    expect(round).toEqual(first);
    expect([waitsIn, balance]).toEqual([null, '998.00']);
    expect((await choose(first, 'stand')).data.round.status).toBe('settled');
  });

  it('finds a round settled whose win was pending when the server stopped', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.behave('lose-request', 'fail', 'fail', 'fail');
    expect((await choose(first, 'stand')).status).toBe(503);
    await restart();
    await vi.waitFor(() => expect(wallet.wins.size).toBe(1), { timeout: 60_000 });
    const { round, lastRounds } = await opened();
    expect([round, lastRounds.length]).toEqual([null, 1]);
  });

  it('finds the stake confirmed that was pending when the server stopped, and its cards', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.behave('lose-response', 'fail', 'fail', 'fail');
    expect((await choose(first, 'double')).status).toBe(503);
    await restart();
    await vi.waitFor(() => expect(wallet.wins.size).toBe(1), { timeout: 60_000 });
    const [round] = (await opened()).lastRounds;
    expect(round).toMatchObject({ roundId: first.roundId, status: 'settled', stake: '4.00' });
    expect(wallet.bets.size).toBe(2);
  });

  it('with another wallet gets the wallet of the open round, and no second round is dealt', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    wallet.state.walletType = 'BRL';
    nowMs += 60_000;
    const { round, waitsIn, lastRounds } = await opened();
    expect([round, waitsIn, lastRounds]).toEqual([null, 'USD', []]);
    expect((await deal('request-brl')).code).toBe(1207);
    expect((await choose(first, 'stand')).status).toBe(404);
  });

  it('after the deadline finds a round that the rule has completed without a stake', async () => {
    await startDealing(isInsurance);
    const first = await dealt();
    nowMs += DAY_MS + 1;
    await restart();
    await vi.waitFor(() => expect(wallet.wins.size).toBe(1), { timeout: 60_000 });
    const [round] = (await opened()).lastRounds;
    expect(round).toMatchObject({ roundId: first.roundId, status: 'settled', stake: '2.00' });
    expect(round?.outcome.steps[2]).toMatchObject({ choice: 'decline', by: 'rule' });
    expect(wallet.bets.size).toBe(1);
  });
});

describe('the seeds of a round', () => {
  it('are not revealed while it waits for a choice, because they disclose the hidden card', async () => {
    await startDealing(isPlay);
    const first = await dealt();
    expect((await call('rotate', {})).code).toBe(1207);
    const hidden = gameServerCalls.proof.output.parse(
      (await call('proof', { roundId: first.roundId })).data,
    );
    expect(hidden).toEqual({ round: first, serverSeed: null });
    await choose(first, 'stand');
    expect((await call('rotate', {})).status).toBe(200);
    const { serverSeed, round } = (await call('proof', { roundId: first.roundId })).data;
    expect(serverSeed).toHaveLength(64);
    expect(round.status).toBe('settled');
  });
});
