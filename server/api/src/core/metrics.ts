import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const CALL_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const TRANSACTION_SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** The metrics of the process, which Prometheus scrapes from a separate port. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: 'fairhall_http_request_duration_seconds',
      help: 'Time from a request to the end of its response, by route template.',
      labelNames: ['method', 'route', 'status'],
      buckets: CALL_SECONDS,
      registers,
    }),
    shedCalls: new Counter({
      name: 'fairhall_http_shed_total',
      help: 'Requests rejected with 503 because the process was overloaded.',
      registers,
    }),
    ledgerTransactions: new Histogram({
      name: 'fairhall_ledger_transaction_size',
      help: 'Entries and writes that shared one commit of the ledger.',
      buckets: TRANSACTION_SIZES,
      registers,
    }),
    uncreditedPayments: new Counter({
      name: 'fairhall_uncredited_payments_total',
      help: 'Payments that the provider took and the ledger did not credit, by reason (order, amount, cap, limit, break).',
      labelNames: ['reason'],
      registers,
    }),
    refusedWins: new Counter({
      name: 'fairhall_refused_wins_total',
      help: 'Wins above the cap of their games provider, which were refused.',
      labelNames: ['provider'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'fairhall_job_runs_total',
      help: 'Runs of due jobs by kind and result (done, again, failed).',
      labelNames: ['kind', 'result'],
      registers,
    }),
    eventStreams: new Gauge({
      name: 'fairhall_event_streams',
      help: 'Open streams of server-sent events.',
      registers,
    }),
    eventStreamEnds: new Counter({
      name: 'fairhall_event_stream_ends_total',
      help: 'Ended streams of server-sent events by reason.',
      labelNames: ['reason'],
      registers,
    }),
  };
}

/** Registers a gauge whose value is computed at each scrape. */
export function registerGauge(
  { registry }: Pick<Metrics, 'registry'>,
  gauge: { name: string; help: string; value: () => number | Promise<number> },
): void {
  const { name, help, value } = gauge;
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await value());
    },
  });
}
