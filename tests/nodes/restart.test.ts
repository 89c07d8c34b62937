import { expect, onTestFinished, test } from 'vitest';
import { launchToken } from '../api/game-session.ts';
import { runServerCommand } from '../support/command.ts';
import { openEvents } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { startLoadBalancer } from '../support/load-balancer.ts';
import { query } from '../support/postgres-databases.ts';
import { callApi, postToApi } from '../support/stack-client.ts';
import { type ApiProcesses, startApiProcesses } from './api-processes.ts';
import { type Bet, followStream, type LoadPlayer, newBet, startLoad } from './load.ts';

/* Nodes that end under load, behind a load balancer that checks their readiness. */

const NODES = 3;
const PLAYERS = 4;
/** Of each player one bets and one reads the wallet. */
const CLIENTS = 2 * PLAYERS;
/** Restarts of each node. */
const PASSES = 5;
/** Acknowledged bets before each kill. */
const ACKNOWLEDGED_BEFORE_KILL = [1, 20, 50, 100, 150, 200];
const CHECK_EVERY_MS = 200;
/** Several checks of the load balancer, on a busy machine, too. */
const DRAIN_MS = '5000';

async function openScene(): Promise<{
  processes: ApiProcesses;
  balancer: Awaited<ReturnType<typeof startLoadBalancer>>;
  players: LoadPlayer[];
}> {
  const processes = await startApiProcesses({ count: NODES, settings: { DRAIN_MS } });
  onTestFinished(() => processes.stop());
  const players: LoadPlayer[] = [];
  for (let count = 0; count < PLAYERS; count += 1) {
    const player = await processes.setup.player({ USD: 10_000_000n });
    const token = await launchToken(processes.setup, player);
    players.push({ session: player.token, launchToken: token });
  }
  const origins = processes.nodes.map((node) => node.origins.web);
  const balancer = await startLoadBalancer(origins, { checkEveryMs: CHECK_EVERY_MS });
  onTestFinished(() => balancer.close());
  return { processes, balancer, players };
}

/** A busy machine takes half a minute for a start, the load and the checks. */
const WAIT_MS_MAX = 20 * 60_000;

/** Nothing acknowledged is lost, and the ledger is consistent. */
async function expectStored({ databaseUrl }: ApiProcesses, acknowledged: readonly Bet[]) {
  const rows = await query<{ key: string }>(databaseUrl, 'SELECT "key" FROM "LedgerEntry"');
  const stored = new Set(rows.map(({ key }) => key));
  const keys = acknowledged.map(({ transactionId }) => `provider/${transactionId}`);
  expect(keys.filter((key) => !stored.has(key))).toEqual([]);
  const { code, stderr } = await runServerCommand('ledger:check', {
    args: [],
    databaseFile: 'unused.db',
    env: { DATABASE_URL: databaseUrl },
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

test('a rolling restart of all nodes under load fails no call, and the event streams come back without a loss', {
  timeout: WAIT_MS_MAX,
}, async () => {
  const { processes, balancer, players } = await openScene();
  const load = startLoad(balancer.origin, players);
  const streams = players.map(({ session }) => followStream(balancer.origin, session));
  for (let restart = 0; restart < PASSES * NODES; restart += 1) {
    const index = restart % NODES;
    const node = processes.nodes[index];
    node?.terminate();
    expect(await node?.ended).toBe(0);
    await processes.restart(index);
    await eventually(() => expect(balancer.ready()).toHaveLength(NODES));
  }
  await load.stop();
  expect(load.failures).toEqual([]);
  const server = { origins: { web: balancer.origin } };
  for (const [index, stream] of streams.entries()) {
    const session = players[index]?.session ?? '';
    const [wallet] = await postToApi(server, '/user/wallet', {
      body: { walletType: 'USD' },
      session,
    });
    await eventually(() => expect(stream.balance()).toBe(wallet.walletBalance));
    await stream.stop();
  }
  for (const stream of streams) {
    expect(stream.problems).toEqual([]);
    expect(stream.opened()).toBeGreaterThan(PASSES);
  }
  await expectStored(processes, load.acknowledged);
});

test('kill -9 of a node under load: the others are unharmed and nothing acknowledged is lost', {
  timeout: WAIT_MS_MAX,
}, async () => {
  const { processes, balancer, players } = await openScene();
  const load = startLoad(balancer.origin, players);
  for (const [kill, count] of ACKNOWLEDGED_BEFORE_KILL.entries()) {
    const before = load.acknowledged.length;
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(before + count));
    const index = kill % NODES;
    const failedBefore = load.failures.length;
    const alive = processes.nodes[(index + 1) % NODES];
    const player = players[kill % PLAYERS];
    if (!alive || !player) throw new Error('no node or player is left');
    const stream = await openEvents({ origin: alive.origins.web, token: player.session });

    processes.nodes[index]?.kill();
    await eventually(() => expect(balancer.ready()).toHaveLength(NODES - 1));
    const body = newBet(player);
    expect(await callApi(alive, '/provider/bet', { body, signedBy: 'provider' })).toMatchObject({
      code: 200,
    });
    expect(await stream.next()).toMatchObject({ event: 'balance' });
    stream.vanish();
    const afterKill = load.acknowledged.length;
    await eventually(() => expect(load.acknowledged.length).toBeGreaterThan(afterKill + 50));
    await processes.restart(index);
    await eventually(() => expect(balancer.ready()).toHaveLength(NODES));
    // Each client had one call in flight, and may have sent one more before the node's port was closed.
    const problems = load.failures.slice(failedBefore).map(({ problem }) => problem);
    expect(problems.length, problems.join('\n')).toBeLessThanOrEqual(2 * CLIENTS);
    for (const problem of problems) expect(problem).toMatch(/ECONNRESET|socket hang up/);
  }
  await load.stop();
  const server = { origins: { web: balancer.origin } };
  for (const { bet: body } of load.failures) {
    // The response was lost after the commit, or nothing was done.
    if (!body) continue;
    const again = await callApi(server, '/provider/bet', { body, signedBy: 'provider' });
    expect(again).toMatchObject({ code: 200 });
  }
  await expectStored(processes, load.acknowledged);
});
