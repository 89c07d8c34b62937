import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { ReturnQueries } from './returns.queries.ts';

export type ProvidersContext = Infrastructure & { readonly queries: ReturnQueries };
