import { closeSync, fdatasync, openSync } from 'node:fs';
import process from 'node:process';
import type { Sync } from '../../database/database.ts';
import type { Store } from './store.ts';

type Callback = (error: Error | null) => void;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

export type FsyncBarrier = ReturnType<typeof openFsyncBarrier>;

/**
 * Calls back when committed changes are durable. A commit appends to the WAL, which the operating
 * system flushes at an unspecified time; SQLite itself fsyncs what a checkpoint moves into the
 * database. So the barrier fsyncs the WAL: in a thread of Node's pool, without blocking the main
 * thread, and once for all callers that wait. The end of the WAL is never durable without the frames
 * before it.
 *
 * After a failed fsync the state of the disk is unknown: every later callback gets that error, and
 * the next process recovers from what is on disk.
 */
export function openFsyncBarrier(
  store: Store,
  { log, sync = fdatasync }: { log: Log; sync?: Sync },
) {
  const wal = openSync(`${store.name}-wal`, 'r+');
  const ownChanges = store.prepare<[], number>('SELECT total_changes()').pluck();
  const othersVersion = store.prepare<[], number>('PRAGMA data_version').pluck();
  /** Changes with every write, by this process or another one over the same database. */
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
        log.error({ err: error }, 'the fsync of the WAL failed: no response is sent any more');
      }
      callBack(callbacks);
    });
  }

  function callBack(callbacks: readonly Callback[]): void {
    for (const callback of callbacks) callback(failure);
    // A callback may have queued another wait.
    if (waiting.length > 0) process.nextTick(fsyncWal);
    else {
      isBusy = false;
      onIdle();
    }
  }

  return {
    /** Calls back when everything written so far is durable, or with the error of a failed fsync. */
    whenDurable(callback: Callback): void {
      waiting.push(callback);
      if (isBusy) return;
      isBusy = true;
      // The callers of one commit arrive in the same tick and share one fsync.
      process.nextTick(fsyncWal);
    },

    /** Call it before closing the database. */
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
