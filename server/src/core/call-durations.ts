/** From a read that is at hand to a call that waits for another party. */
export const CALL_SECONDS = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
];

type Call = { readonly method: string; readonly route: string; readonly status: number };

/** The calls of one method, route and status. */
type Series = {
  readonly call: Call;
  /** How many fell under each bound and over the one before it; the last ones are over all. */
  readonly counts: number[];
  sumSeconds: number;
};

type Sample = {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
};

/**
 * A histogram of how long calls took, as Prometheus reads it. The library's own puts a text together
 * for each observation to find its series by: a tenth of what an answer from memory costs.
 */
export class CallDurations {
  readonly name: string;
  readonly help: string;
  readonly #byRoute = new Map<string, Series[]>();

  constructor({ name, help }: { name: string; help: string }) {
    this.name = name;
    this.help = help;
  }

  /** @param call.route the template of the route: a bounded number of them */
  observe(call: Call, seconds: number): void {
    const series = this.#seriesOf(call);
    const bound = CALL_SECONDS.findIndex((most) => seconds <= most);
    const place = bound < 0 ? CALL_SECONDS.length : bound;
    series.counts[place] = (series.counts[place] ?? 0) + 1;
    series.sumSeconds += seconds;
  }

  /** What the library's registry asks of a metric. */
  async get() {
    const values = [...this.#byRoute.values()].flat().flatMap((series) => this.#samples(series));
    return { name: this.name, help: this.help, type: 'histogram', aggregator: 'sum', values };
  }

  #seriesOf(call: Call): Series {
    const { method, route, status } = call;
    const ofRoute = this.#byRoute.get(route);
    for (const series of ofRoute ?? []) {
      if (series.call.status === status && series.call.method === method) return series;
    }
    const counts = Array.from({ length: CALL_SECONDS.length + 1 }, () => 0);
    const fresh: Series = { call: { method, route, status }, counts, sumSeconds: 0 };
    if (ofRoute) ofRoute.push(fresh);
    else this.#byRoute.set(route, [fresh]);
    return fresh;
  }

  /** Each bucket holds all that took no longer, the last one everything. */
  #samples({ call, counts, sumSeconds }: Series): Sample[] {
    let upTo = 0;
    const buckets = counts.map((count, place): Sample => {
      upTo += count;
      const labels = { le: CALL_SECONDS[place] ?? '+Inf', ...call };
      return { metricName: `${this.name}_bucket`, labels, value: upTo };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels: call, value: sumSeconds },
      { metricName: `${this.name}_count`, labels: call, value: upTo },
    ];
  }
}
