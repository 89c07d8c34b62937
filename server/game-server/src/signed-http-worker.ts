import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import {
  type ExternalService,
  openSignedHttpClient,
  type ServiceReply,
} from '@fairhall/kit/signed-http-client';

/**
 * Calls cross in groups, whatever was asked for in one breath, and as lists: a structured clone
 * spells the names of objects out, and JSON would escape what is JSON already.
 */
export type CallsToThread = readonly (readonly [
  id: number,
  path: string,
  rawBody: string,
  atMs: number,
  language: string | undefined,
])[];
/** Replies as JSON, since nobody here knows what is in them. */
export type RepliesFromThread = readonly { readonly id: number; readonly reply: ServiceReply }[];

/** The whole life of the thread that `openThreadedHttpClient` starts. */
function serve(port: MessagePort, service: ExternalService): void {
  const http = openSignedHttpClient(service);
  let replies: { id: number; reply: ServiceReply }[] = [];

  function postReplies(): void {
    const fromThread: RepliesFromThread = replies;
    port.postMessage(JSON.stringify(fromThread));
    replies = [];
  }

  port.on('message', (calls: CallsToThread) => {
    for (const [id, path, rawBody, atMs, language] of calls) {
      http.send({ path, rawBody, atMs, language }).then((reply) => {
        if (replies.push({ id, reply }) === 1) setImmediate(postReplies);
      });
    }
  });
}

if (!parentPort) throw new Error('the lines to another party run in a worker thread');
serve(parentPort, workerData);
