import { fdatasync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { databaseIn, isOnPostgresql, queryIn } from '../../../../tests/support/game-database.ts';
import type { Sync } from '../database/database.ts';
import { startWallet } from './fake-wallet.ts';
import { chooseClientSeed, startGameServer } from './game-server.ts';
import { copyTables, restoreTables } from './table-copies.ts';

/** Later than a call of a killed process is due again: no process repeats it earlier on PostgreSQL. */
const DUE_LATER_MS = 45_000;

const DATABASE_FILES = ['game-server.db', 'game-server.db-wal'];

/**
 * What is durable at a time: of SQLite the content of the files at the last fsync; of PostgreSQL what
 * is committed.
 */
type Image =
  | { readonly files: ReadonlyMap<string, Buffer> }
  | { readonly tables: ReturnType<typeof copyTables> };

export type PowerCuts = Awaited<ReturnType<typeof startPowerCuts>>;

/** A game server that can be restarted from a power cut, with a fake wallet that stays on. */
export async function startPowerCuts() {
  const root = await mkdtemp(path.join(tmpdir(), 'power-cut-'));
  const wallet = await startWallet();
  let durableFiles: ReadonlyMap<string, Buffer> = new Map();
  let starts = 0;
  let aheadMs = 0;
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  const dataDir = () => (isOnPostgresql ? root : path.join(root, String(starts)));

  /** Written data is durable after the fsync, not after the write. */
  const sync: Sync = (file, callback) => {
    const dir = dataDir();
    const files = new Map(DATABASE_FILES.map((name) => [name, readFileSync(path.join(dir, name))]));
    fdatasync(file, (error) => {
      durableFiles = files;
      callback(error);
    });
  };
  const start = (started: Sync = sync) =>
    startGameServer({ walletOrigin: wallet.origin, dataDir: dataDir(), clock, sync: started });
  let app = await start();
  const { gameDatabaseUrl: url } = await databaseIn(dataDir());
  await chooseClientSeed(app);
  let images = 0;

  function durable(): Image {
    if (url === null) return { files: durableFiles };
    images += 1;
    return { tables: copyTables(url, `image_${images}`) };
  }

  /** The number of stakes with an unknown result, of all kinds. */
  async function countPending(): Promise<number> {
    const [row] = await queryIn<{ pending: number }>(
      dataDir(),
      `SELECT (SELECT count(*) FROM wallet_transactions)
            + (SELECT count(*) FROM multi_step_moves WHERE status = 'pending')
            + (SELECT count(*) FROM slips WHERE status IN ('pending', 'returning')) AS pending`,
    );
    return row?.pending ?? 0;
  }

  async function restore(image: Image): Promise<void> {
    starts += 1;
    if ('tables' in image) {
      aheadMs += DUE_LATER_MS;
      await restoreTables(url ?? '', await image.tables);
      return;
    }
    mkdirSync(dataDir());
    for (const [name, bytes] of image.files) writeFileSync(path.join(dataDir(), name), bytes);
  }

  /** Restarts from a power cut: a server over what was durable, without later writes. */
  async function startFrom(image: Image | null): Promise<void> {
    if (!image) throw new Error('the wallet received no call');
    await app.close();
    wallet.state.meanwhile = () => {};
    await restore(image);
    app = await start();
    await vi.waitFor(
      async () => {
        if ((await countPending()) > 0) throw new Error('a stake has no known result yet');
      },
      { timeout: 60_000, interval: 20 },
    );
  }

  return {
    wallet,
    durable,
    startFrom,

    /** Restarts over the same files, with another fsync. */
    async restart(started: Sync): Promise<void> {
      await app.close();
      app = await start(started);
    },

    /** What is durable when the wallet receives the last money movement. */
    imageWhenRequested(): { image: Image | null } {
      const taken: { image: Image | null } = { image: null };
      wallet.state.meanwhile = async () => {
        taken.image = durable();
        if ('tables' in taken.image) await taken.image.tables;
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
