import { setTimeout as delay } from 'node:timers/promises';
import { BenchHttpClient } from './http-client.ts';

/** One unit of work on one connection. Rejects for anything but success. */
export type Work = (client: BenchHttpClient, index: number) => Promise<unknown>;

export type Measured = {
  /** Completed units of work in a second. */
  readonly perSecond: number;
  readonly p99Ms?: number;
  /** Of all processes that take part, for one unit of work. */
  readonly cpuUs?: number;
};

/**
 * The beginning of a slice that is not measured: clients that start at the same time are
 * synchronized for a while. Units in flight at the end are not counted either.
 */
const SHARE_BEFORE = 0.2;

/**
 * Runs `work` on `clients` connections, each one unit after the other, for `ms` milliseconds. With
 * `perSecond` the units start at that constant rate, and their latency is measured from their due
 * time: a slow response delays the requests behind it, and their delay counts.
 */
export async function runSlice(options: {
  port: number;
  clients: number;
  work: Work;
  ms: number;
  perSecond?: number;
}): Promise<Measured> {
  const { ms, perSecond } = options;
  const latenciesMs: number[] = [];
  const start = performance.now();
  const from = start + ms * SHARE_BEFORE;
  const end = start + ms;
  let begun = 0;
  await onConnections(options, async (unit) => {
    for (let now = performance.now(); now < end; ) {
      const due = perSecond === undefined ? now : start + (begun * 1000) / perSecond;
      begun += 1;
      if (due >= end) return;
      if (due > now) await delay(due - now);
      await unit();
      now = performance.now();
      if (now >= from && now < end) latenciesMs.push(now - due);
    }
  });
  latenciesMs.sort((a, b) => a - b);
  return {
    perSecond: (latenciesMs.length * 1000) / (end - from),
    p99Ms: latenciesMs[Math.floor(latenciesMs.length * 0.99)] ?? Number.NaN,
  };
}

/** Runs exactly `units` units of work. */
export async function runUnits(options: {
  port: number;
  clients: number;
  work: Work;
  units: number;
}): Promise<void> {
  let begun = 0;
  await onConnections(options, async (unit) => {
    while (begun < options.units) {
      begun += 1;
      await unit();
    }
  });
}

async function onConnections(
  { port, clients, work }: { port: number; clients: number; work: Work },
  run: (unit: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const opened = await Promise.all(
    Array.from({ length: clients }, () => BenchHttpClient.open(port)),
  );
  try {
    await Promise.all(opened.map((client, index) => run(() => work(client, index))));
  } finally {
    for (const client of opened) client.close();
  }
}
