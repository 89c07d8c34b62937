import process from 'node:process';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type {
  FromWriter,
  ToWriter,
} from '../../server/api/src/backends/sqlite/ledger/worker-protocol.ts';

/**
 * The real writer with two faults: the thread exits when it receives the key "crash/before", and
 * after the commit of the key "crash/after", before its response.
 */
function addFaults(port: MessagePort): void {
  let silent = false;
  port.on('message', (message: ToWriter) => {
    if (message.type !== 'group') return;
    const keys = message.work.map((work) => work.entry?.key);
    if (keys.includes('crash/before')) process.exit(1);
    silent = keys.includes('crash/after');
  });
  const reply = port.postMessage.bind(port);
  port.postMessage = (message: FromWriter) => {
    if (silent && message.type === 'responses') process.exit(1);
    reply(message);
  };
}

if (!parentPort) throw new Error('this is a worker thread');
addFaults(parentPort);
await import('../../server/api/src/backends/sqlite/ledger/writer.ts');
