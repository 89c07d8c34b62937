import { fdatasync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { vi } from 'vitest';
import type { Sync } from '../db/sqlite/fsync-barrier.ts';
import { startWallet } from './fake-wallet.ts';
import { chooseClientSeed, startGameServer } from './game-server-under-test.ts';

const DATABASE_FILES = ['game-server.db', 'game-server.db-wal'];

/** The durable database files: their content at the last fsync. */
type Image = ReadonlyMap<string, Buffer>;

export type PowerCuts = Awaited<ReturnType<typeof startPowerCuts>>;

/** A game server that can be restarted from a power cut, with a fake wallet that stays on. */
export async function startPowerCuts() {
  const root = await mkdtemp(path.join(tmpdir(), 'power-cut-'));
  const wallet = await startWallet();
  let durable: Image = new Map();
  let starts = 0;
  const dataDir = () => path.join(root, String(starts));

  /** Written data is durable after the fsync, not after the write. */
  const sync: Sync = (file, callback) => {
    const dir = dataDir();
    const files = new Map(DATABASE_FILES.map((name) => [name, readFileSync(path.join(dir, name))]));
    fdatasync(file, (error) => {
      durable = files;
      callback(error);
    });
  };
  const start = (started: Sync = sync) =>
    startGameServer({ walletOrigin: wallet.origin, dataDir: dataDir(), sync: started });
  let app = await start();
  await chooseClientSeed(app);

  /** The number of stakes with an unknown result, of all kinds. */
  function countPending(): number {
    const database = new Database(path.join(dataDir(), 'game-server.db'), { readonly: true });
    const count = database
      .prepare<[], number>(
        `SELECT (SELECT count(*) FROM wallet_transactions)
              + (SELECT count(*) FROM decision_moves WHERE status = 'pending')
              + (SELECT count(*) FROM slips WHERE status IN ('pending', 'returning'))`,
      )
      .pluck()
      .get();
    database.close();
    return count ?? 0;
  }

  /** Restarts from a power cut: a server over the durable files, without later writes. */
  async function startFrom(image: Image | null): Promise<void> {
    if (!image) throw new Error('the wallet received no call');
    await app.close();
    wallet.state.meanwhile = () => {};
    starts += 1;
    mkdirSync(dataDir());
    for (const [name, bytes] of image) writeFileSync(path.join(dataDir(), name), bytes);
    app = await start();
    await vi.waitFor(
      () => {
        if (countPending() > 0) throw new Error('a stake has no known result yet');
      },
      { timeout: 10_000, interval: 20 },
    );
  }

  return {
    wallet,
    durable: () => durable,
    startFrom,

    /** Restarts over the same files, with another fsync. */
    async restart(started: Sync): Promise<void> {
      await app.close();
      app = await start(started);
    },

    /** The durable files when the wallet receives the last money movement. */
    imageWhenRequested(): { image: Image | null } {
      const taken: { image: Image | null } = { image: null };
      wallet.state.meanwhile = () => {
        taken.image = durable;
      };
      return taken;
    },

    /** A call of the page of the wallet's game. */
    async call({ path: url }: { path: string }, body: object) {
      const response = await app.inject({
        method: 'POST',
        url,
        // A launch for each game: a cached one would stay with its game.
        headers: { authorization: `Bearer launch-of-${wallet.state.gameId}` },
        payload: { gameId: wallet.state.gameId, ...body },
      });
      return { status: response.statusCode, ...response.json() };
    },

    async close(): Promise<void> {
      await app.close();
      await wallet.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
