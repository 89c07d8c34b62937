import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** Each `fold` is answered by `folded`; `close` is the last message. */
export type ToCheckpointWorker = 'fold' | 'close';

/** The whole life of the thread that `checkpointWalAside` starts. */
function serve(port: MessagePort, file: string): void {
  const books = new Database(file, { fileMustExist: true });
  port.on('message', (message: ToCheckpointWorker) => {
    if (message === 'close') {
      books.close();
      port.close();
      return;
    }
    // Passive: waits for nobody, and nobody waits for it.
    books.pragma('wal_checkpoint(PASSIVE)');
    port.postMessage('folded');
  });
}

if (!parentPort) throw new Error('the journal is folded in a worker thread');
serve(parentPort, workerData.file);
