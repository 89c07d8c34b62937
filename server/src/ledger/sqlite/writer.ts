import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { connectWriter } from './connect.ts';
import { GroupCommit, reasonOf } from './group-commit.ts';
import { CLOSE, type FromWriter, type ToWriter, type WriterOptions } from './wire.ts';

/** The ledger's one writer: the whole life of the thread that `WriterThread` starts. */
function serve(port: MessagePort, { databaseFile }: WriterOptions): void {
  const database = connectWriter(databaseFile);
  const commits = new GroupCommit(database);
  const say = (message: FromWriter) => port.postMessage(message);
  port.on('message', (message: ToWriter | typeof CLOSE) => {
    if (message === CLOSE) {
      database.close();
      port.close();
      return;
    }
    const entries = message.type === 'group' ? message.entries : [];
    // A ping takes the way of a group, lock of the file included: a writer that cannot commit is
    // not there.
    say({ type: 'answers', answers: commits.post(entries) });
  });
  say({ type: 'ready' });
}

if (!parentPort) throw new Error('the ledger writer runs in a worker thread');
try {
  serve(parentPort, workerData);
} catch (error) {
  // SQLite's own errors lose their message on the way to the other thread.
  throw new Error(`the ledger writer cannot start: ${reasonOf(error)}`);
}
