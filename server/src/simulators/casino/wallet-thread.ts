import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import {
  openWalletLines,
  type WalletAddress,
  type WalletCall,
  type WalletReply,
} from './wallet-lines.ts';

/** Calls and replies cross between the threads in groups: whatever came in one turn of the loop. */
export type CallsToThread = readonly { readonly id: number; readonly call: WalletCall }[];
export type RepliesFromThread = readonly { readonly id: number; readonly reply: WalletReply }[];

/** The whole life of the thread that `openWalletThread` starts. */
function serve(port: MessagePort, address: WalletAddress): void {
  const lines = openWalletLines(address);
  let replies: { id: number; reply: WalletReply }[] = [];

  function tell(): void {
    port.postMessage(replies satisfies RepliesFromThread);
    replies = [];
  }

  port.on('message', (calls: CallsToThread) => {
    for (const { id, call } of calls) {
      lines.send(call).then((reply) => {
        if (replies.push({ id, reply }) === 1) setImmediate(tell);
      });
    }
  });
}

if (!parentPort) throw new Error('the lines to the wallet run in a worker thread');
serve(parentPort, workerData);
