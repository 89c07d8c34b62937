import type { Clock } from '@fairhall/kit/clock';

const WINDOW_MS = 300_000;
/** The newest calls of a provider; a busy one has more in the window. */
const CALLS_MAX = 500;

type Call = { readonly at: number; readonly ms: number; readonly failed: boolean };

/** The calls of one name in the last five minutes. */
export type CallTime = {
  readonly name: string;
  readonly calls: number;
  readonly failures: number;
  readonly medianMs: number | null;
  readonly slowestMs: number | null;
};

/** How long calls took lately in this process, by name: those to other servers, or those of providers. */
export class CallTimes {
  readonly #calls = new Map<string, Call[]>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The same client, whose calls are measured. */
  measured<Client extends object>(name: string, client: Client): Client {
    this.#calls.set(name, []);
    return new Proxy(client, {
      get: (target, property) => {
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== 'function' || property === 'close') return value;
        return (...args: unknown[]) => this.timed(name, () => value.apply(target, args));
      },
    });
  }

  /** Of the last five minutes, in the order in which the clients were opened. */
  summary(): CallTime[] {
    return [...this.#calls.keys()].map((name) => this.of(name));
  }

  /** The calls of a name in the last five minutes; none of an unknown one. */
  of(name: string): CallTime {
    const since = this.#clock.now().getTime() - WINDOW_MS;
    const calls = (this.#calls.get(name) ?? []).filter(({ at }) => at >= since);
    const times = calls.map(({ ms }) => ms).sort((one, other) => one - other);
    return {
      name,
      calls: calls.length,
      failures: calls.filter(({ failed }) => failed).length,
      medianMs: times[Math.floor(times.length / 2)] ?? null,
      slowestMs: times.at(-1) ?? null,
    };
  }

  /** Measures a call; only one that is a promise takes time. */
  timed<Result>(name: string, call: () => Result): Result {
    const from = performance.now();
    const result = call();
    if (result instanceof Promise) {
      result.then(
        () => this.#add(name, { from, failed: false }),
        () => this.#add(name, { from, failed: true }),
      );
    }
    return result;
  }

  #add(name: string, { from, failed }: { from: number; failed: boolean }): void {
    const calls = this.#calls.get(name) ?? [];
    this.#calls.set(name, calls);
    const ms = Math.round(performance.now() - from);
    calls.push({ at: this.#clock.now().getTime(), ms, failed });
    if (calls.length > CALLS_MAX) calls.shift();
  }
}
