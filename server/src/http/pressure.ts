import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Metrics } from '../core/metrics.ts';

const RESOLUTION_MS = 20;
const SAMPLE_MS = 500;
/** So that the median is never that of a single long turn, such as a large saving takes. */
const TURNS_MIN = 5;
/** Each turn of the event loop this late: whoever asks now would wait for seconds. */
const DELAY_MS_MAX = 500;
const RETRY_AFTER_S = 1;
/** Whether the process lives must be answered exactly when it is busy. */
const NEVER_SHED = '/api/health';

/**
 * Whether the process has more to do than it can: the median delay of its event loop over the last
 * half second. The median, because a single long turn is no overload.
 */
export class Pressure {
  readonly #delays: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #delayMsMax: number;
  #sampledAtMs = performance.now();
  #isHigh = false;

  constructor({ delayMsMax = DELAY_MS_MAX }: { delayMsMax?: number } = {}) {
    this.#delayMsMax = delayMsMax;
    this.#delays.enable();
  }

  get isHigh(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#sampledAtMs >= SAMPLE_MS && this.#delays.count >= TURNS_MIN) {
      this.#sampledAtMs = nowMs;
      this.#isHigh = this.#delays.percentile(50) / 1e6 - RESOLUTION_MS > this.#delayMsMax;
      this.#delays.reset();
    }
    return this.#isHigh;
  }

  /** Forgets what was: building up, migrating and seeding take long turns that say nothing. */
  reset(): void {
    this.#sampledAtMs = performance.now();
    this.#isHigh = false;
    this.#delays.reset();
  }

  stop(): void {
    this.#delays.disable();
  }
}

/** Refuses calls with 503 and `Retry-After` before anything is done for them, while it lasts. */
export function registerShedding(
  app: FastifyInstance,
  { pressure, metrics }: { pressure: Pressure; metrics: Metrics },
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!pressure.isHigh || request.routeOptions.url === NEVER_SHED) {
      done();
      return;
    }
    metrics.shedCalls.inc();
    done(new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_S }));
  });
}
