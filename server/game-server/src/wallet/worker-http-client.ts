import process from 'node:process';
import type { Worker } from 'node:worker_threads';
import type {
  ExternalService,
  ServiceReply,
  SignedHttpClient,
  SignedRequest,
} from '@fairhall/kit/signed-http-client';
import { moduleBeside, startThread } from '@fairhall/kit/worker-thread';
import type { CallsToThread, RepliesFromThread } from './signed-http-worker.ts';

const THREAD_URL = moduleBeside(import.meta.url, 'signed-http-worker');

type WaitingCall = {
  readonly id: number;
  readonly call: SignedRequest;
  readonly resolve: (reply: ServiceReply) => void;
};
type OpenCall = { readonly by: Worker; readonly resolve: (reply: ServiceReply) => void };

/**
 * A signed HTTP client in a worker thread: each round makes one call, which costs as much CPU as its
 * request from the browser. Calls of one tick are posted in one message: an fsync releases many rounds
 * at once, and their calls are sent before the next requests are read. When the thread ends, the
 * results of its pending calls are unknown, and the next call starts another thread.
 */
export function openWorkerHttpClient(
  service: ExternalService,
  { threadUrl = THREAD_URL }: { threadUrl?: URL } = {},
): SignedHttpClient {
  const openCalls = new Map<number, OpenCall>();
  let nextId = 0;
  let waiting: WaitingCall[] = [];
  let isClosed = false;
  let thread: Worker | undefined = start();

  function start(): Worker {
    const started = startThread(threadUrl, service);
    let reason = 'the connections were closed';
    started.on('message', (json: string) => {
      const replies: RepliesFromThread = JSON.parse(json);
      for (const { id, reply } of replies) resolveCall(id, reply);
    });
    started.on('error', (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      for (const [id, { by }] of openCalls) {
        if (by === started) resolveCall(id, { kind: 'noResponse', mayHaveArrived: true, reason });
      }
    });
    return started;
  }

  function resolveCall(id: number, reply: ServiceReply): void {
    openCalls.get(id)?.resolve(reply);
    openCalls.delete(id);
  }

  function postCalls(): void {
    const calls = waiting;
    waiting = [];
    if (isClosed) {
      const reason = 'the client is closed';
      for (const { resolve } of calls)
        resolve({ kind: 'noResponse', mayHaveArrived: false, reason });
      return;
    }
    thread ??= start();
    // No `map`: V8 may create a holey array, which a structured clone serializes index by index.
    const toThread: CallsToThread[number][] = [];
    for (const { id, call, resolve } of calls) {
      openCalls.set(id, { by: thread, resolve });
      toThread.push([id, call.path, call.rawBody, call.atMs, call.language]);
    }
    thread.postMessage(toThread satisfies CallsToThread);
  }

  return {
    send: (call) =>
      new Promise((resolve) => {
        const id = nextId;
        nextId += 1;
        if (waiting.push({ id, call, resolve }) === 1) process.nextTick(postCalls);
      }),
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
