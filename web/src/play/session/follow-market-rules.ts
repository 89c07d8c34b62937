import type { PageRules, RgsCall } from '../contract-types.ts';
import type { RgsClient } from '../rgs-client.ts';

/** The calls that begin a round with a stake. */
const STAKES: ReadonlySet<RgsCall> = new Set(['spin', 'bet', 'deal', 'buyTicket', 'placeBet']);

type Options = {
  readonly rules: Pick<PageRules, 'roundGapMs' | 'idleEndMs'>;
  /** Called after the time without a stake, by which the launch may have ended. */
  readonly onIdle: () => void;
};

/**
 * A client that follows the rules of the player's market, which the wallet enforces: a stake waits for
 * the least time after the one before, counted from its response, so that it cannot be too soon.
 * `stop` ends the watch for a time without a stake.
 */
export function followMarketRules(
  client: RgsClient,
  { rules, onIdle }: Options,
): { readonly client: RgsClient; readonly stop: () => void } {
  const { roundGapMs, idleEndMs } = rules;
  let gap = Promise.resolve();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function watch(): void {
    clearTimeout(idleTimer);
    if (idleEndMs === null) return;
    idleTimer = setTimeout(() => {
      watch();
      onIdle();
    }, idleEndMs);
  }

  watch();
  return {
    stop: () => clearTimeout(idleTimer),
    client: {
      async call(name, input) {
        if (!STAKES.has(name)) return client.call(name, input);
        const result = gap.then(() => client.call(name, input));
        if (roundGapMs > 0) gap = result.then(() => elapse(roundGapMs));
        watch();
        return result.finally(watch);
      },
    },
  };
}

function elapse(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
