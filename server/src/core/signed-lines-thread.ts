import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openSignedLines, type Party, type PartyReply, type SignedCall } from './signed-lines.ts';

/** Calls and replies cross in groups, as JSON: whatever came in one turn of the loop. */
export type CallsToThread = readonly { readonly id: number; readonly call: SignedCall }[];
export type RepliesFromThread = readonly { readonly id: number; readonly reply: PartyReply }[];

/** The whole life of the thread that `openThreadedLines` starts. */
function serve(port: MessagePort, party: Party): void {
  const lines = openSignedLines(party);
  let replies: { id: number; reply: PartyReply }[] = [];

  function tell(): void {
    const fromThread: RepliesFromThread = replies;
    port.postMessage(JSON.stringify(fromThread));
    replies = [];
  }

  port.on('message', (json: string) => {
    const calls: CallsToThread = JSON.parse(json);
    for (const { id, call } of calls) {
      lines.send(call).then((reply) => {
        if (replies.push({ id, reply }) === 1) setImmediate(tell);
      });
    }
  });
}

if (!parentPort) throw new Error('the lines to another party run in a worker thread');
serve(parentPort, workerData);
