import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import Database from './sqlite.ts';

/** Each `checkpoint` is acknowledged by `checkpointed`; `close` is the last message. */
export type ToCheckpointWorker = 'checkpoint' | 'close';

/** The entry point of the thread that `checkpointWalAside` starts. */
function serve(port: MessagePort, file: string): void {
  const database = new Database(file, { fileMustExist: true });
  port.on('message', (message: ToCheckpointWorker) => {
    if (message === 'close') {
      database.close();
      port.close();
      return;
    }
    // Passive: neither waits for readers or writers nor blocks them.
    database.pragma('wal_checkpoint(PASSIVE)');
    port.postMessage('checkpointed');
  });
}

if (!parentPort) throw new Error('the WAL is checkpointed in a worker thread');
serve(parentPort, workerData.file);
