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

/** Pieces of work in one transaction: a bound on how long one answer waits for the others' work. */
const GROUP_MAX = 256;
/**
 * Pieces of work between two passes over the write-ahead log: some 15 MB. The more a pass copies, the
 * longer commits wait for the disk beside it; the fewer passes, the more often one copy serves many.
 */
const STEPS_PER_PASS = 1500;

/**
 * The ledger's one writer: the whole life of the thread that `WriterThread` starts. What waits when
 * a transaction begins shares it, so groups grow with the load.
 */
function serve(port: MessagePort, { databaseFile, lockWaitMs }: WriterOptions): void {
  const database = connectWriter(databaseFile, { lockWaitMs });
  const commits = new GroupCommit(database);
  // Without its thread the writer folds by itself, which costs time and nothing else.
  const folding = checkpointWalAside(database, {
    stepsPerPass: STEPS_PER_PASS,
    onFailure: () => {},
  });
  const reply = (message: FromWriter) => port.postMessage(message);
  port.on('message', (message: ToWriter) => handle(message));
  reply({ type: 'ready' });

  function handle(message: ToWriter): void {
    switch (message.type) {
      case 'close':
        folding.close().then(() => {
          database.close();
          port.close();
        });
        return;
      case 'ping':
        // Takes the way of a group, lock of the file included: a writer that cannot commit is not
        // there.
        reply({ type: 'answers', responses: [commits.run([])] });
        return;
      case 'group': {
        const { groups, next } = waitingGroups(port, message);
        const responses = commits.run(groups.flatMap(({ work }) => work));
        folding.committed(responses.length);
        let answered = 0;
        const perGroup: GroupReplies[] = [];
        for (const { work } of groups) {
          perGroup.push(responses.slice(answered, answered + work.length));
          answered += work.length;
        }
        // In one message: each wakes the thread of all calls.
        reply({ type: 'answers', responses: perGroup });
        if (next) handle(next);
      }
    }
  }
}

type Group = Extract<ToWriter, { type: 'group' }>;

/** The groups that have arrived by now, and the message after them when it is none. */
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
  // SQLite's own errors lose their message on the way to the other thread.
  throw new Error(`the ledger writer cannot start: ${reasonOf(error)}`);
}
