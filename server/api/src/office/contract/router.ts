import type { RouterOf } from '../../contract/router.ts';
import type { OfficeContract } from './index.ts';

/** The API of the back office, for its typed client. */
export type OfficeRouter = RouterOf<OfficeContract>;
