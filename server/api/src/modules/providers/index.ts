import { CallTimes } from '../../core/call-times.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { type ModuleJobs, recurring } from '../../jobs/module-jobs.ts';
import { switchProvider } from './manage-providers.ts';
import { ProviderRegistry } from './provider-registry.ts';
import { prepareProviderQueries } from './providers.queries.ts';
import type { Alongside } from './providers.repository.ts';
import { RETURNS_JOB, sumReturns } from './returns.job.ts';
import { prepareReturnQueries } from './returns.queries.ts';

export {
  addProvider,
  changeProvider,
  describeProviders,
  type ProviderStatement,
  ProviderStatementError,
  retireSecret,
  rotateSecret,
  switchProvider,
} from './manage-providers.ts';
export { measuredReturnOf } from './measured-return.ts';
export { isLaunchable, originOf } from './provider.ts';
export { type ProviderQueries, prepareProviderQueries } from './providers.queries.ts';
export { gameReturns, providersToEnd, setProvider } from './providers.repository.ts';
export { prepareReturnQueries, type ReturnQueries } from './returns.queries.ts';

/** Who provides games: secrets, origins, games and what players got back. */
export type ProvidersModule = ReturnType<typeof createProviders>;

export function createProviders(infrastructure: Infrastructure) {
  const { reader } = infrastructure;
  const queries = prepareProviderQueries(reader);
  const returns = prepareReturnQueries(reader);
  const registry = new ProviderRegistry({ ...infrastructure, queries });
  return {
    /** The providers now; the same object until one changes. */
    current: () => registry.current(),
    /** The wallet calls of each provider to this process, by its id. */
    walletCalls: new CallTimes(infrastructure.clock),
    /** Switches a provider on or off. @throws ProviderStatementError for an unknown provider */
    async switch(change: { id: string; isOn: boolean; alongside: Alongside }): Promise<void> {
      await switchProvider({ ...infrastructure, now: infrastructure.clock.now() }, change);
      registry.invalidate();
    },
    jobs: {
      [RETURNS_JOB]: recurring(() => sumReturns({ ...infrastructure, queries: returns })),
    } satisfies ModuleJobs,
  };
}
