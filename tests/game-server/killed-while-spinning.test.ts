import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/backends/sqlite/ledger/check.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { SECRET } from '../../server/game-server/src/testing/fake-wallet.ts';
import { launchToken } from '../api/game-session.ts';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { chooseClientSeed } from '../support/choose-client-seed.ts';
import { queryIn } from '../support/game-database.ts';
import { type GameServerProcess, killGameServer, spawnGameServer } from './spawn-game-server.ts';

const GAME = 'phoenix-ascend';
const PLAYERS = 8;
/** Tabs of each player: the rounds of a player are sequential, their requests are not. */
const TABS = 8;
const FUNDS_MINOR = 1_000_000n;
/** Responses before the game server is killed. */
const ROUNDS_BEFORE_KILL = 120;

let server: TestServer;
let dataDir: string;
let games: GameServerProcess;

beforeEach(async () => {
  server = await startTestServer({ env: { PROVIDER_SECRET: SECRET }, clockRuns: true });
  await server.seedGames();
  dataDir = await mkdtemp(path.join(tmpdir(), 'killed-games-'));
  games = await start();
});

afterEach(async () => {
  await killGameServer(games);
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  spawnGameServer({ dataDir, walletOrigin: server.settings.origins.web, withThreads: true });

async function newLaunch(): Promise<string> {
  const token = await launchToken(server, await server.player({ USD: FUNDS_MINOR }));
  await chooseClientSeed({ gameOrigin: games.origin, token, gameId: GAME });
  return token;
}

/** A tab that spins and repeats requests without a response. */
type Tab = { readonly token: string; readonly name: string; spins: number };

/** The round of the response; nothing when the server does not run. */
async function spin({ token, name, spins }: Tab) {
  const response = await fetch(`${games.origin}${gameServerCalls.spin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ gameId: GAME, requestId: `${name}-${spins}`, stake: '0.20' }),
  }).catch(() => null);
  const envelope = await response?.json().catch(() => null);
  if (!envelope) return null;
  expect(envelope.code).toBe(200);
  return gameServerCalls.spin.output.parse(envelope.data).round;
}

type StoredRound = {
  uid: string;
  transaction_id: string;
  win_minor: number;
  status: string | null;
};

/** The same rounds in the game server's database and in the ledger. */
async function bothDatabases() {
  const rounds = await queryIn<StoredRound>(
    dataDir,
    `SELECT uid, round_id AS transaction_id, win_minor,
            CASE WHEN refusal IS NULL AND uid NOT IN (SELECT uid FROM wallet_transactions)
                 THEN 'settled' END AS status
     FROM rounds`,
  );
  const gaps = await queryIn(
    dataDir,
    `SELECT uid FROM seeds_in_force force JOIN rounds ON rounds.seed_pair_id = force.seed_pair_id
     GROUP BY uid, force.nonce
     HAVING count(*) <> force.nonce OR max(rounds.nonce) <> count(*) - 1`,
  );
  const ledger = new Sqlite(server.databaseFile, { readonly: true });
  const keys = ledger
    .prepare<[], string>(`SELECT "key" FROM "LedgerEntry" WHERE "kind" = 'play'`)
    .pluck()
    .all();
  const balances = ledger
    .prepare<[], { userId: string; minor: number }>(
      'SELECT "userId", "availableMinor" AS "minor" FROM "LedgerBalance"',
    )
    .all();
  ledger.close();
  return { rounds, gaps, keys, balances };
}

test('64 tabs spin while the game server is killed: every round is settled once, and no nonce is used twice', async () => {
  const tokens = [];
  for (let made = 0; made < PLAYERS; made += 1) tokens.push(await newLaunch());
  const tabs: Tab[] = tokens.flatMap((token, player) =>
    Array.from({ length: TABS }, (_, tab) => ({
      token,
      name: `request-${player}-${tab}`,
      spins: 0,
    })),
  );
  const wins = new Map<string, string>();

  let killed: Promise<void> | undefined;
  await Promise.all(
    tabs.map(async (tab) => {
      for (;;) {
        const round = await spin(tab);
        if (!round) return;
        wins.set(round.roundId, round.win);
        tab.spins += 1;
        if (wins.size >= ROUNDS_BEFORE_KILL) killed ??= killGameServer(games);
      }
    }),
  );
  await killed;
  games = await start();
  // The requests in flight at the kill, repeated: each gets its response.
  for (const round of await Promise.all(tabs.map(spin))) {
    expect(round?.status).toBe('settled');
    if (round) wins.set(round.roundId, round.win);
  }

  const { rounds, gaps, keys, balances } = await bothDatabases();
  expect(rounds.length).toBe(wins.size);
  expect(rounds.filter(({ status }) => status !== 'settled')).toEqual([]);
  expect(gaps).toEqual([]);
  expect(keys.sort()).toEqual(rounds.map((round) => `provider/${round.transaction_id}`).sort());
  for (const { userId, minor } of balances.filter(({ minor }) => minor !== 0)) {
    const own = rounds.filter(({ uid }) => uid === userId);
    const wonMinor = own.reduce((sum, round) => sum + round.win_minor, 0);
    expect(minor).toBe(Number(FUNDS_MINOR) - own.length * 20 + wonMinor);
  }
  expect(checkLedger(server.databaseFile, { cheap: false })).toEqual([]);
});
