import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/backends/sqlite/ledger/check.ts';
import {
  type DecisionRound,
  gameServerCalls,
  openedDecisions,
} from '../../server/game-server/src/contract/index.ts';
import { fastStream } from '../../server/game-server/src/engines/fast-stream.ts';
import { SECRET } from '../../server/game-server/src/testing/fake-wallet.ts';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { chooseClientSeed } from '../support/choose-client-seed.ts';
import { queryIn } from '../support/game-database.ts';
import { openLossyProxy } from './lossy-proxy.ts';
import { type GameServerProcess, killGameServer, spawnGameServer } from './spawn-game-server.ts';

const PLAYERS = 5;
const FUNDS_MINOR = 10_000_000n;
/** The game server is killed after this number of responses; as many follow after the restart. */
const RESPONSES_BEFORE_KILL = 25;
const KILLS = 1;

let server: TestServer;
let dataDir: string;
let proxy: Awaited<ReturnType<typeof openLossyProxy>>;
let games: GameServerProcess;

beforeEach(async () => {
  server = await startTestServer({ env: { PROVIDER_SECRET: SECRET }, clockRuns: true });
  await server.seedGames();
  dataDir = await mkdtemp(path.join(tmpdir(), 'killed-games-'));
  proxy = await openLossyProxy(server.settings.origins.web, lossy());
  games = await start();
});

afterEach(async () => {
  await killGameServer(games);
  await proxy.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => spawnGameServer({ dataDir, walletOrigin: proxy.origin, withThreads: true });

/** One request in nine is lost, and one response in nine. */
function lossy() {
  const random = fastStream(21);
  const losses = ['request', 'response'] as const;
  return () => losses[random.event(18)] ?? null;
}

async function launchToken(gameId: string): Promise<string> {
  const player = await server.player({ USD: FUNDS_MINOR });
  const launched = await server.api
    .post('/api/game/launch')
    .auth(player.token, { type: 'bearer' })
    .send({ gameId, walletType: 'USD' });
  const token = new URL(launched.body.data.url).searchParams.get('token') ?? '';
  // Calls to the wallet get lost here too.
  while (!(await chooseClientSeed({ gameOrigin: games.origin, token, gameId })));
  return token;
}

/** `null` when the server does not run, or without a response of the wallet in time. */
async function callServer(
  { token, gameId }: Pick<Table, 'token' | 'gameId'>,
  call: 'open' | 'deal' | 'choose',
  body: object,
) {
  const response = await fetch(`${games.origin}${gameServerCalls[call].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ gameId, ...body }),
  }).catch(() => null);
  const envelope = await response?.json().catch(() => null);
  return !envelope || envelope.code === 503 ? null : envelope;
}

/** Prefers choices with a further stake: every other time, where one is on offer. */
function pickOf({ choices }: DecisionRound, random: ReturnType<typeof fastStream>): string {
  const staking = choices.filter(({ stake }) => Number(stake) > 0);
  const offered = staking.length > 0 && random.event(2) === 0 ? staking : choices;
  return offered[random.event(offered.length)]?.name ?? '';
}

type Table = {
  readonly token: string;
  readonly gameId: string;
  readonly random: ReturnType<typeof fastStream>;
};

/**
 * Plays until `isOver`, and its round is complete. After a lost response it repeats the same
 * request, or opens the game again, as in another tab or on another device.
 */
async function play(
  table: Table,
  when: { onResponse: () => void; up: () => Promise<void>; isOver: () => boolean },
) {
  const { token, random } = table;
  let round: DecisionRound | null = null;
  for (let count = 0; round || !when.isOver(); count += 1) {
    const requestId = `request-${token.slice(0, 8)}-${count}`;
    const step = round?.outcome.steps.length;
    const [call, body] = round
      ? ([
          'choose',
          { requestId, roundId: round.roundId, step, choice: pickOf(round, random) },
        ] as const)
      : (['deal', { requestId, stake: '2.00' }] as const);
    let envelope = await callServer(table, call, body);
    while (envelope === null && random.event(2) === 0) {
      await when.up();
      envelope = await callServer(table, call, body);
    }
    if (envelope === null) {
      round = await reopen(table, when.up);
      continue;
    }
    expect(envelope.code).toBe(200);
    when.onResponse();
    round = gameServerCalls.deal.output.parse(envelope.data).round;
    if (round.status !== 'open') round = null;
  }
}

async function reopen(table: Table, up: () => Promise<void>): Promise<DecisionRound | null> {
  for (;;) {
    await up();
    const envelope = await callServer(table, 'open', {});
    if (envelope !== null) return openedDecisions.parse(envelope.data).round;
  }
}

type StoredMovement = { transaction_id: string; uid: string; stake_minor: number };

type StoredRound = {
  uid: string;
  status: string;
  win_minor: number;
  win_transaction_id: string;
};

/** The same rounds in the game server's database and in the ledger. */
async function bothDatabases() {
  const rounds = await queryIn<StoredRound>(
    dataDir,
    `SELECT uid, status, win_minor, win_transaction_id FROM multi_step_rounds
     WHERE status <> 'cancelled'`,
  );
  const stakes = await queryIn<StoredMovement>(
    dataDir,
    `SELECT transaction_id, uid, stake_minor FROM multi_step_moves
     WHERE status = 'taken' AND stake_minor > 0`,
  );
  const ledger = new Sqlite(server.databaseFile, { readonly: true });
  const keysOf = (kind: string) =>
    ledger
      .prepare<[string], string>(`SELECT "key" FROM "LedgerEntry" WHERE "kind" = ? ORDER BY "key"`)
      .pluck()
      .all(kind);
  const entries = { bets: keysOf('bet'), wins: keysOf('win'), rollbacks: keysOf('rollback') };
  const balances = ledger
    .prepare<[], { userId: string; minor: number }>(
      `SELECT "userId", "availableMinor" AS "minor" FROM "LedgerBalance" WHERE "currency" = 'USD'`,
    )
    .all();
  ledger.close();
  return { rounds, stakes, entries, balances };
}

const rule =
  'while calls of %s get lost and the game server is killed, every stake belongs to one round, and every round is paid once';
test.each(['hall-blackjack', 'sunken-field', 'lighthouse-stairs'])(rule, async (gameId) => {
  const tables: Table[] = [];
  for (let made = 0; made < PLAYERS; made += 1) {
    tables.push({ token: await launchToken(gameId), gameId, random: fastStream(made + 1) });
  }
  let responses = 0;
  let kills = 0;
  let restarted = Promise.resolve();
  const killAndStart = async () => {
    await killGameServer(games);
    games = await start();
  };
  await Promise.all(
    tables.map((table) =>
      play(table, {
        up: () => restarted,
        isOver: () => responses >= RESPONSES_BEFORE_KILL * (KILLS + 1),
        onResponse: () => {
          responses += 1;
          if (kills === KILLS || responses < RESPONSES_BEFORE_KILL * (kills + 1)) return;
          kills += 1;
          restarted = killAndStart();
        },
      }),
    ),
  );

  const { rounds, stakes, entries, balances } = await bothDatabases();
  expect(kills).toBe(KILLS);
  expect(rounds.length).toBeGreaterThan(PLAYERS);
  // Some round of blackjack staked more than its opening: a double, a split, an insurance.
  if (gameId === 'hall-blackjack') expect(stakes.length).toBeGreaterThan(rounds.length);
  else expect(stakes.length).toBe(rounds.length);
  expect(rounds.filter(({ status }) => status !== 'settled')).toEqual([]);
  const keys = (ids: readonly string[]) => ids.map((id) => `provider/${id}`).sort();
  expect(entries.bets).toEqual(keys(stakes.map((stake) => stake.transaction_id)));
  expect(entries.wins).toEqual(keys(rounds.map((round) => round.win_transaction_id)));
  expect(entries.rollbacks).toEqual([]);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  for (const uid of new Set(rounds.map((round) => round.uid))) {
    const staked = sum(
      stakes.filter((stake) => stake.uid === uid).map((stake) => stake.stake_minor),
    );
    const won = sum(rounds.filter((round) => round.uid === uid).map((round) => round.win_minor));
    const balance = balances.find(({ userId }) => userId === uid)?.minor;
    expect(balance).toBe(Number(FUNDS_MINOR) - staked + won);
  }
  expect(checkLedger(server.databaseFile, { cheap: false })).toEqual([]);
});
