import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import {
  type ExternalService,
  openSignedHttpClient,
  type ServiceReply,
} from '@fairhall/kit/signed-http-client';

/**
 * Calls are posted in groups, one for each tick, and as tuples: a structured clone serializes the
 * property names of objects, and JSON would escape the body, which is JSON itself.
 */
export type CallsToThread = readonly (readonly [
  id: number,
  path: string,
  rawBody: string,
  atMs: number,
  language: string | undefined,
])[];
/** Replies as JSON, because their data has no known shape. */
export type RepliesFromThread = readonly { readonly id: number; readonly reply: ServiceReply }[];

/** The entry point of the thread that `openWorkerHttpClient` starts. */
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

if (!parentPort) throw new Error('the signed HTTP worker must run in a worker thread');
serve(parentPort, workerData);
