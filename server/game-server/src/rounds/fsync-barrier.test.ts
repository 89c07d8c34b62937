import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignedHttpClient } from '@fairhall/kit/signed-http-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FsyncBarrier,
  linesBehindBarrier,
  openFsyncBarrier,
  type Sync,
} from './fsync-barrier.ts';
import { openStore, type Store } from './store.ts';

let dir: string;
let store: Store;
let barrier: FsyncBarrier;
/** Syncs that are under way. */
let asked: Parameters<Sync>[1][];
let complaints: string[];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'disk-'));
  store = openStore(dir);
  asked = [];
  complaints = [];
  barrier = openFsyncBarrier(store, {
    log: { error: (_details, message) => complaints.push(message) },
    sync: (_file, tell) => asked.push(tell),
  });
});

afterEach(async () => {
  await barrier.close();
  store.close();
  rmSync(dir, { recursive: true });
});

const nextTurn = () => new Promise(setImmediate);

/** Waits at the barrier: `told` once it calls back. */
function wait(): { told: Error | null | undefined } {
  const waiting: { told: Error | null | undefined } = { told: undefined };
  barrier.whenDurable((error) => {
    waiting.told = error;
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

/** Ends the first sync under way. */
async function end(error: Error | null = null): Promise<void> {
  asked.shift()?.(error);
  await nextTurn();
}

describe('the fsync barrier', () => {
  it('opens once the disk holds what was written, at one go for all who wait', async () => {
    write(store, 'a');
    const waiting = [wait(), wait()];
    await nextTurn();
    expect(asked).toHaveLength(1);
    expect(waiting.map(({ told }) => told)).toEqual([undefined, undefined]);
    await end();
    expect(waiting.map(({ told }) => told)).toEqual([null, null]);
  });

  it('syncs again for what was written during a sync, and not before that is over', async () => {
    write(store, 'a');
    wait();
    await nextTurn();
    write(store, 'b');
    const later = wait();
    await nextTurn();
    expect(asked).toHaveLength(1);
    await end();
    expect(later.told).toBeUndefined();
    expect(asked).toHaveLength(1);
    await end();
    expect(later.told).toBeNull();
  });

  it('syncs nothing where nothing was written since', async () => {
    wait();
    await nextTurn();
    await end();
    const waiting = wait();
    await nextTurn();
    expect([waiting.told, asked.length]).toEqual([null, 0]);
  });

  it('syncs what another process has written: an answer may rest on that', async () => {
    wait();
    await nextTurn();
    await end();
    const other = openStore(dir);
    write(other, 'a');
    other.close();
    wait();
    await nextTurn();
    expect(asked).toHaveLength(1);
    await end();
  });

  it('stays closed once a sync has failed', async () => {
    write(store, 'a');
    const first = wait();
    await nextTurn();
    await end(new Error('EIO'));
    const second = wait();
    await nextTurn();
    expect([first.told?.message, second.told?.message]).toEqual(['EIO', 'EIO']);
    expect([asked.length, complaints.length]).toEqual([0, 1]);
  });
});

describe('a call to another party', () => {
  const call = { path: '/', rawBody: '{}', atMs: 0 };
  const answered = { kind: 'response', code: 200, msg: '', data: null } as const;

  function linesOver(sent: unknown[]): SignedHttpClient {
    const lines: SignedHttpClient = {
      send: async (going) => {
        sent.push(going);
        return answered;
      },
      close: async () => {},
    };
    return linesBehindBarrier(lines, barrier);
  }

  it('leaves once the disk holds what was written before it', async () => {
    const sent: unknown[] = [];
    write(store, 'a');
    const reply = linesOver(sent).send(call);
    await nextTurn();
    expect(sent).toEqual([]);
    await end();
    expect(await reply).toEqual(answered);
    expect(sent).toEqual([call]);
  });

  it('does not leave where the disk failed', async () => {
    const sent: unknown[] = [];
    write(store, 'a');
    const reply = linesOver(sent).send(call);
    await nextTurn();
    await end(new Error('EIO'));
    expect(await reply).toEqual({ kind: 'noResponse', mayHaveArrived: false, reason: 'EIO' });
    expect(sent).toEqual([]);
  });
});
