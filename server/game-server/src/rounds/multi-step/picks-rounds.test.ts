import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSuite } from '../../../../commands/suite.mjs';
import { type DecisionRound, openedDecisions } from '../../contract/multi-step.ts';
import { type GameServerCall, gameServerCalls } from '../../contract/rounds.ts';
import { startWallet } from '../../testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from '../../testing/game-server.ts';

const DAY_MS = 86_400_000;
const BALANCE_MINOR = 100_000n;

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;
let nowMs: number;

const start = () =>
  startGameServer({
    walletOrigin: wallet.origin,
    dataDir: dir,
    clock: { now: () => new Date(nowMs) },
    // Thousands of commits: what survives a power cut is the matter of other tests.
    sync: (_file, callback) => setImmediate(callback, null),
  });

beforeEach(async () => {
  nowMs = Date.now();
  dir = await mkdtemp(path.join(tmpdir(), 'picks-'));
  wallet = await startWallet();
  wallet.state.gameId = 'sunken-field';
  app = await start();
  await chooseClientSeed(app, 'sunken-field');
});

afterEach(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

async function call(name: GameServerCall, body: object) {
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls[name].path,
    headers: { authorization: `Bearer launch-of-${wallet.state.gameId}` },
    payload: body,
  });
  return response.json();
}

let requests = 0;
const request = () => {
  requests += 1;
  return { gameId: wallet.state.gameId, requestId: `request-${requests}` };
};

const roundOf = (response: { data: unknown }) =>
  gameServerCalls.deal.output.parse(response.data).round;
function deal() {
  // Past the gap between two rounds of an original.
  nowMs += 1_000;
  return call('deal', { ...request(), stake: '1.00' });
}

const choose = ({ roundId, outcome }: DecisionRound, choice: string) =>
  call('choose', { ...request(), roundId, step: outcome.steps.length, choice });

/** Everything that a player can request about an open round. */
async function requested({ roundId }: DecisionRound) {
  const opened = openedDecisions.parse((await call('open', { gameId: wallet.state.gameId })).data);
  const { serverSeedHash } = opened.round?.proof ?? {};
  const listed = await call('seedRounds', {
    serverSeedHash,
    from: opened.round?.proof.nonce,
  });
  const rotated = await call('rotate', {});
  return { opened: opened.round, proof: await call('proof', { roundId }), listed, rotated };
}

/** A response as text without what differs in any two rounds: ids, times, nonces, seed hashes. */
const stripped = (value: unknown): string =>
  JSON.stringify(value, (key, inner) =>
    /^(roundId|createdAt|ruledAt|nonce|nextNonce|serverSeedHash|nextServerSeedHash)$/.test(key)
      ? key
      : inner,
  );

/** All responses of a round up to its last pick, and the board at its end; `null` for a lost one. */
async function playedTo(choices: readonly string[]) {
  wallet.state.balanceMinor = BALANCE_MINOR;
  const dealt = await deal();
  const responses: unknown[] = [dealt];
  let round = roundOf(dealt);
  for (const choice of choices) {
    const response = await choose(round, choice);
    round = roundOf(response);
    if (round.status !== 'open') return null;
    responses.push(response);
  }
  responses.push(await requested(round));
  const { outcome } = roundOf(await choose(round, 'collect'));
  return { text: stripped(responses), board: JSON.stringify(outcome.steps.at(-1)?.table.hands) };
}

const BOARDS = inSuite({ quick: 50, full: 1_000 });

describe.each([
  ['sunken-field', 'mines-3', ['tile-1', 'tile-13']],
  ['lighthouse-stairs', 'stairs-4-1', ['tile-1', 'tile-3']],
])('an open round of %s', (gameId, shape, tiles) => {
  it(`has the same responses on ${BOARDS} boards that differ below unopened tiles`, async () => {
    wallet.state.gameId = gameId;
    const texts = new Set<string>();
    const boards: string[] = [];
    while (boards.length < BOARDS) {
      if (boards.length % 100 === 0) await call('rotate', {});
      const played = await playedTo([shape, ...tiles]);
      if (!played) continue;
      texts.add(played.text);
      boards.push(played.board);
    }
    expect([...texts]).toHaveLength(1);
    expect([...texts][0]).not.toContain('"event"');
    expect(new Set(boards).size).toBeGreaterThan(BOARDS / 2);
  });
});

describe('an absent player', () => {
  it.each([
    ['before the shape', [], '1.00', 'leave'],
    ['before a pick', ['mines-1'], '1.00', 'leave'],
    ['after a safe pick', ['mines-1', 'tile-7'], '1.03', 'collect'],
  ])('gets the stake or the worth after a day: %s', async (_, choices, win, choice) => {
    let round = roundOf(await deal());
    do {
      if (round.status !== 'open') round = roundOf(await deal());
      for (const name of choices) round = roundOf(await choose(round, name));
    } while (round.status !== 'open');
    nowMs += DAY_MS + 1;
    await app.close();
    app = await start();
    await vi.waitFor(() => expect([...wallet.wins.values()].at(-1)?.amount).toBe(win), {
      timeout: 60_000,
    });
    const [ended] = openedDecisions.parse(
      (await call('open', { gameId: 'sunken-field' })).data,
    ).lastRounds;
    expect(ended).toMatchObject({ roundId: round.roundId, status: 'settled', win });
    expect(ended?.outcome.steps.at(-1)).toMatchObject({ choice, by: 'rule' });
  });
});
