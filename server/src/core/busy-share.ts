import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Shorter spans would tell of single calls. */
const SPAN_MS = 100;

/** How busy the thread that asks is, over the last moments: without a timer, and cheap to ask. */
export class BusyShare {
  #since: EventLoopUtilization = performance.eventLoopUtilization();
  #measuredAtMs = performance.now();
  #share = 0;

  /** @returns of its time, how much it had work: 0 to 1 */
  share(): number {
    const nowMs = performance.now();
    if (nowMs - this.#measuredAtMs < SPAN_MS) return this.#share;
    const now = performance.eventLoopUtilization();
    this.#share = performance.eventLoopUtilization(now, this.#since).utilization;
    this.#since = now;
    this.#measuredAtMs = nowMs;
    return this.#share;
  }
}
