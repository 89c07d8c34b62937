import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';
import { checkpointWalAside } from '@fairhall/kit/wal-checkpointer';
import { connectWriter } from './connect.ts';
import { GroupCommit, reasonOf } from './group-commit.ts';
import type { FromWriter, GroupReplies, ToWriter, WriterOptions } from './worker-protocol.ts';

/** Pieces of work in one transaction: bounds the time that a response waits for the others. */
const GROUP_MAX = 256;
/**
 * Pieces of work between two checkpoints: some 15 MB of WAL. The more a pass copies, the longer
 * commits wait for its fsync; the fewer passes, the more commits share the copy of a page.
 */
const STEPS_PER_PASS = 1500;

/**
 * The ledger's only writer, the entry point of the thread that `WriterThread` starts. All messages
 * that are queued when a transaction begins share it, so groups grow with the load.
 */
function serve(port: MessagePort, { databaseFile, lockWaitMs }: WriterOptions): void {
  const database = connectWriter(databaseFile, { lockWaitMs });
  const commits = new GroupCommit(database);
  // If its thread fails, the writer checkpoints by itself, only more slowly.
  const checkpointer = checkpointWalAside(database, {
    stepsPerPass: STEPS_PER_PASS,
    onFailure: () => {},
  });
  const reply = (message: FromWriter) => port.postMessage(message);
  port.on('message', (message: ToWriter) => handle(message));
  reply({ type: 'ready' });

  function handle(message: ToWriter): void {
    switch (message.type) {
      case 'close':
        checkpointer.close().then(() => {
          database.close();
          port.close();
        });
        return;
      case 'ping':
        // An empty commit, lock of the file included: a writer that cannot commit fails the ping.
        reply({ type: 'responses', responses: [commits.run([])] });
        return;
      case 'group': {
        const { groups, next } = waitingGroups(port, message);
        const responses = commits.run(groups.flatMap(({ work }) => work));
        checkpointer.committed(responses.length);
        let offset = 0;
        const perGroup: GroupReplies[] = [];
        for (const { work } of groups) {
          perGroup.push(responses.slice(offset, offset + work.length));
          offset += work.length;
        }
        // In one message: each wakes the main thread.
        reply({ type: 'responses', responses: perGroup });
        if (next) handle(next);
      }
    }
  }
}

type Group = Extract<ToWriter, { type: 'group' }>;

/** The groups received so far, and the next message if it is not a group. */
function waitingGroups(port: MessagePort, first: Group): { groups: Group[]; next?: ToWriter } {
  const groups = [first];
  let size = first.work.length;
  while (size < GROUP_MAX) {
    const received: { message: ToWriter } | undefined = receiveMessageOnPort(port);
    if (!received) break;
    if (received.message.type !== 'group') return { groups, next: received.message };
    groups.push(received.message);
    size += received.message.work.length;
  }
  return { groups };
}

if (!parentPort) throw new Error('the ledger writer runs in a worker thread');
try {
  serve(parentPort, workerData);
} catch (error) {
  // SQLite's own errors lose their message when they are cloned to the other thread.
  throw new Error(`the ledger writer cannot start: ${reasonOf(error)}`);
}
