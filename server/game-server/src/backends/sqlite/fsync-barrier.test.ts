import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignedHttpClient } from '@fairhall/kit/signed-http-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sync } from '../../database/database.ts';
import { clientBehindBarrier } from '../../wallet/client-behind-barrier.ts';
import { type FsyncBarrier, openFsyncBarrier } from './fsync-barrier.ts';
import { openStore, type Store } from './store.ts';

let dir: string;
let store: Store;
let barrier: FsyncBarrier;
/** Callbacks of the pending syncs. */
let pendingSyncs: Parameters<Sync>[1][];
let logged: string[];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'disk-'));
  store = openStore(dir);
  pendingSyncs = [];
  logged = [];
  barrier = openFsyncBarrier(store, {
    log: { error: (_details, message) => logged.push(message) },
    sync: (_file, callback) => pendingSyncs.push(callback),
  });
});

afterEach(async () => {
  await barrier.close();
  store.close();
  rmSync(dir, { recursive: true });
});

const nextTurn = () => new Promise(setImmediate);

/** Waits at the barrier; `result` is set by the callback. */
function wait(): { result: Error | null | undefined } {
  const waiting: { result: Error | null | undefined } = { result: undefined };
  barrier.whenDurable((error) => {
    waiting.result = error;
  });
  return waiting;
}

function write(database: Store, name: string): void {
  database
    .prepare(
      `INSERT INTO seed_pairs (uid, state, server_seed, server_seed_hash, created_at)
       VALUES (?, 'next', 's', ?, 0)`,
    )
    .run(name, name);
}

/** Completes the first pending sync. */
async function end(error: Error | null = null): Promise<void> {
  pendingSyncs.shift()?.(error);
  await nextTurn();
}

describe('the fsync barrier', () => {
  it('calls back after the fsync, with one fsync for all callers', async () => {
    write(store, 'a');
    const waiting = [wait(), wait()];
    await nextTurn();
    expect(pendingSyncs).toHaveLength(1);
    expect(waiting.map(({ result }) => result)).toEqual([undefined, undefined]);
    await end();
    expect(waiting.map(({ result }) => result)).toEqual([null, null]);
  });

  it('syncs again for writes during a sync, after that sync', async () => {
    write(store, 'a');
    wait();
    await nextTurn();
    write(store, 'b');
    const later = wait();
    await nextTurn();
    expect(pendingSyncs).toHaveLength(1);
    await end();
    expect(later.result).toBeUndefined();
    expect(pendingSyncs).toHaveLength(1);
    await end();
    expect(later.result).toBeNull();
  });

  it('skips the sync if nothing was written since the last one', async () => {
    wait();
    await nextTurn();
    await end();
    const waiting = wait();
    await nextTurn();
    expect([waiting.result, pendingSyncs.length]).toEqual([null, 0]);
  });

  it('syncs the writes of another process, because a response may depend on them', async () => {
    wait();
    await nextTurn();
    await end();
    const other = openStore(dir);
    write(other, 'a');
    other.close();
    wait();
    await nextTurn();
    expect(pendingSyncs).toHaveLength(1);
    await end();
  });

  it('returns the error to all callers after a failed sync', async () => {
    write(store, 'a');
    const first = wait();
    await nextTurn();
    await end(new Error('EIO'));
    const second = wait();
    await nextTurn();
    expect([first.result?.message, second.result?.message]).toEqual(['EIO', 'EIO']);
    expect([pendingSyncs.length, logged.length]).toEqual([0, 1]);
  });
});

describe('a call to an external service', () => {
  const call = { path: '/', rawBody: '{}', atMs: 0 };
  const response = { kind: 'response', code: 200, msg: '', data: null } as const;

  function clientOver(sent: unknown[]): SignedHttpClient {
    const http: SignedHttpClient = {
      send: async (request) => {
        sent.push(request);
        return response;
      },
      close: async () => {},
    };
    return clientBehindBarrier(http, barrier);
  }

  it('is sent after the fsync of what was written before it', async () => {
    const sent: unknown[] = [];
    write(store, 'a');
    const reply = clientOver(sent).send(call);
    await nextTurn();
    expect(sent).toEqual([]);
    await end();
    expect(await reply).toEqual(response);
    expect(sent).toEqual([call]);
  });

  it('is not sent after a failed fsync', async () => {
    const sent: unknown[] = [];
    write(store, 'a');
    const reply = clientOver(sent).send(call);
    await nextTurn();
    await end(new Error('EIO'));
    expect(await reply).toEqual({ kind: 'noResponse', mayHaveArrived: false, reason: 'EIO' });
    expect(sent).toEqual([]);
  });
});
