import { closeSync, fdatasync, openSync } from 'node:fs';
import process from 'node:process';
import type { SignedLines } from '@fairhall/kit/signed-http-client';
import type { Store } from './store.ts';

type Tell = (error: Error | null) => void;

/** Brings to the disk what was written to a file. */
export type Sync = (file: number, tell: Tell) => void;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

export type Disk = ReturnType<typeof openDisk>;

/**
 * Says when the disk holds what was written into the books. A commit ends in the journal, a file
 * that the system writes to the disk when it likes; all that left the journal for the books was
 * brought to the disk by SQLite. So the journal is what has to be waited for: from a thread of
 * Node's pool, while the one that serves players goes on, and once for whatever was written
 * meanwhile. What is behind in the journal is never held without what is before it.
 *
 * Of a disk that failed once nobody knows what it holds: then it is never said again, and the next
 * process finds what is there.
 */
export function openDisk(store: Store, { log, sync = fdatasync }: { log: Log; sync?: Sync }) {
  const journal = openSync(`${store.name}-wal`, 'r+');
  const ownChanges = store.prepare<[], number>('SELECT total_changes()').pluck();
  const othersVersion = store.prepare<[], number>('PRAGMA data_version').pluck();
  /** Differs after whatever this process, or another over the same books, has written. */
  const version = () => `${ownChanges.get()}/${othersVersion.get()}`;

  let heldVersion: string | null = null;
  let failure: Error | null = null;
  let waiting: Tell[] = [];
  let isBusy = false;
  let onIdle = () => {};

  function look(): void {
    const told = waiting;
    waiting = [];
    const seen = version();
    if (failure || seen === heldVersion) {
      tellAll(told);
      return;
    }
    sync(journal, (error) => {
      if (!error) heldVersion = seen;
      else {
        failure ??= error;
        log.error({ err: error }, 'the books do not reach the disk: nothing is answered any more');
      }
      tellAll(told);
    });
  }

  function tellAll(told: readonly Tell[]): void {
    for (const tell of told) tell(failure);
    // Those who were just told ask for the next in the same breath.
    if (waiting.length > 0) process.nextTick(look);
    else {
      isBusy = false;
      onIdle();
    }
  }

  return {
    /** Tells when the disk holds everything that was written until now, or that it failed. */
    holds(tell: Tell): void {
      waiting.push(tell);
      if (isBusy) return;
      isBusy = true;
      // Many hear of one commit, each in its turn, and ask here in one breath.
      process.nextTick(look);
    },

    /** To be called before the books are closed. */
    async close(): Promise<void> {
      if (isBusy) {
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      }
      closeSync(journal);
    },
  };
}

/** Lines on which a call leaves once the disk holds what it rests on. */
export function linesAfterDisk(lines: SignedLines, disk: Disk): SignedLines {
  return {
    send: (call) =>
      new Promise((resolve) => {
        disk.holds((error) => {
          if (!error) resolve(lines.send(call));
          else resolve({ kind: 'silent', mayHaveArrived: false, reason: error.message });
        });
      }),
    close: () => lines.close(),
  };
}
