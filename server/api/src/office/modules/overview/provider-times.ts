import type { Clock } from '@fairhall/kit/clock';

const WINDOW_MS = 300_000;
/** The newest calls of a provider; a busy one has more in the window. */
const CALLS_MAX = 500;

type Call = { readonly at: number; readonly ms: number; readonly failed: boolean };

export type ProviderTime = {
  readonly name: string;
  readonly calls: number;
  readonly failures: number;
  readonly medianMs: number | null;
  readonly slowestMs: number | null;
};

/** How long the calls of this process to other servers took lately. */
export class ProviderTimes {
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
        return (...args: unknown[]) => this.#timed(name, () => value.apply(target, args));
      },
    });
  }

  /** Of the last five minutes, in the order in which the clients were opened. */
  summary(): ProviderTime[] {
    const since = this.#clock.now().getTime() - WINDOW_MS;
    return [...this.#calls].map(([name, all]) => {
      const calls = all.filter(({ at }) => at >= since);
      const times = calls.map(({ ms }) => ms).sort((one, other) => one - other);
      return {
        name,
        calls: calls.length,
        failures: calls.filter(({ failed }) => failed).length,
        medianMs: times[Math.floor(times.length / 2)] ?? null,
        slowestMs: times.at(-1) ?? null,
      };
    });
  }

  #timed(name: string, call: () => unknown): unknown {
    const from = performance.now();
    const result = call();
    if (!(result instanceof Promise)) return result;
    return result.then(
      (value) => {
        this.#add(name, { from, failed: false });
        return value;
      },
      (error: unknown) => {
        this.#add(name, { from, failed: true });
        throw error;
      },
    );
  }

  #add(name: string, { from, failed }: { from: number; failed: boolean }): void {
    const calls = this.#calls.get(name) ?? [];
    const ms = Math.round(performance.now() - from);
    calls.push({ at: this.#clock.now().getTime(), ms, failed });
    if (calls.length > CALLS_MAX) calls.shift();
  }
}
