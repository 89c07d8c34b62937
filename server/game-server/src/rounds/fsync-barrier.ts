import { closeSync, fdatasync, openSync } from 'node:fs';
import process from 'node:process';
import type { SignedHttpClient } from '@fairhall/kit/signed-http-client';
import type { Store } from './store.ts';

type Callback = (error: Error | null) => void;

/** Brings to the disk what was written to a file. */
export type Sync = (file: number, callback: Callback) => void;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

export type FsyncBarrier = ReturnType<typeof openFsyncBarrier>;

/**
 * Calls back when the disk holds what was committed. A commit ends in the WAL, a file that the
 * system writes to the disk when it likes; what a checkpoint moved from the WAL into the database
 * was brought to the disk by SQLite. So the barrier waits for the WAL: in a thread of Node's pool,
 * while the main thread goes on, and once for whatever was written meanwhile. The disk never holds
 * the end of the WAL without what is before it.
 *
 * After a failed fsync the state of the disk is unknown: then every call back is with that error, and
 * the next process finds what is there.
 */
export function openFsyncBarrier(
  store: Store,
  { log, sync = fdatasync }: { log: Log; sync?: Sync },
) {
  const wal = openSync(`${store.name}-wal`, 'r+');
  const ownChanges = store.prepare<[], number>('SELECT total_changes()').pluck();
  const othersVersion = store.prepare<[], number>('PRAGMA data_version').pluck();
  /** Differs after whatever this process, or another over the same database, has written. */
  const version = () => `${ownChanges.get()}/${othersVersion.get()}`;

  let durableVersion: string | null = null;
  let failure: Error | null = null;
  let waiting: Callback[] = [];
  let isBusy = false;
  let onIdle = () => {};

  function fsyncWal(): void {
    const callbacks = waiting;
    waiting = [];
    const seen = version();
    if (failure || seen === durableVersion) {
      callBack(callbacks);
      return;
    }
    sync(wal, (error) => {
      if (!error) durableVersion = seen;
      else {
        failure ??= error;
        log.error({ err: error }, 'the WAL does not reach the disk: nothing is answered any more');
      }
      callBack(callbacks);
    });
  }

  function callBack(callbacks: readonly Callback[]): void {
    for (const callback of callbacks) callback(failure);
    // A callback may have led to the next wait.
    if (waiting.length > 0) process.nextTick(fsyncWal);
    else {
      isBusy = false;
      onIdle();
    }
  }

  return {
    /** Calls back when the disk holds everything that was written until now, or that it failed. */
    whenDurable(callback: Callback): void {
      waiting.push(callback);
      if (isBusy) return;
      isBusy = true;
      // The callers of one commit come one after the other, and share one fsync.
      process.nextTick(fsyncWal);
    },

    /** To be called before the database is closed. */
    async close(): Promise<void> {
      if (isBusy) {
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      }
      closeSync(wal);
    },
  };
}

/** Sends each call once the disk holds what it rests on. */
export function clientBehindBarrier(
  http: SignedHttpClient,
  barrier: FsyncBarrier,
): SignedHttpClient {
  return {
    send: (call) =>
      new Promise((resolve) => {
        barrier.whenDurable((error) => {
          if (!error) resolve(http.send(call));
          else resolve({ kind: 'noResponse', mayHaveArrived: false, reason: error.message });
        });
      }),
    close: () => http.close(),
  };
}
