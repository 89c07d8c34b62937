import type { Worker } from 'node:worker_threads';
import { moduleBeside, startThread } from '../../core/thread.ts';
import type { WalletAddress, WalletLines, WalletReply } from './wallet-lines.ts';
import type { CallsToThread, RepliesFromThread } from './wallet-thread.ts';

const THREAD_URL = moduleBeside(import.meta.url, 'wallet-thread');

type Fresh = CallsToThread[number] & { readonly resolve: (reply: WalletReply) => void };
type UnderWay = { readonly by: Worker; readonly resolve: (reply: WalletReply) => void };

/**
 * Connections to the wallet from a thread of their own: each round makes one call, which costs as
 * much as its request from the browser. What is asked for in one turn of the event loop goes over
 * together. When the thread ends, what it had under way counts as unanswered, and the next call
 * starts another.
 */
export function openThreadedWalletLines(
  address: WalletAddress,
  { threadUrl = THREAD_URL }: { threadUrl?: URL } = {},
): WalletLines {
  const underWay = new Map<number, UnderWay>();
  let asked = 0;
  let fresh: Fresh[] = [];
  let isClosed = false;
  let thread: Worker | undefined = start();

  function start(): Worker {
    const started = startThread(threadUrl, address);
    let reason = 'the lines to the wallet were closed';
    started.on('message', (replies: RepliesFromThread) => {
      for (const { id, reply } of replies) answer(id, reply);
    });
    started.on('error', (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      for (const [id, { by }] of underWay) {
        if (by === started) answer(id, { kind: 'silent', mayHaveArrived: true, reason });
      }
    });
    return started;
  }

  function answer(id: number, reply: WalletReply): void {
    underWay.get(id)?.resolve(reply);
    underWay.delete(id);
  }

  function handOver(): void {
    const calls = fresh;
    fresh = [];
    if (isClosed) {
      const reason = 'the lines to the wallet are closed';
      for (const { resolve } of calls) resolve({ kind: 'silent', mayHaveArrived: false, reason });
      return;
    }
    thread ??= start();
    for (const { id, resolve } of calls) underWay.set(id, { by: thread, resolve });
    thread.postMessage(calls.map(({ id, call }) => ({ id, call })) satisfies CallsToThread);
  }

  return {
    send: (call) =>
      new Promise((resolve) => {
        const id = asked;
        asked += 1;
        if (fresh.push({ id, call, resolve }) === 1) setImmediate(handOver);
      }),
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
