import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { supportHandlers } from './support.router.ts';

export { ticketSelect } from './support.repository.ts';

/** Questions of players to support. */
export function createSupport(infrastructure: Infrastructure) {
  return { handlers: supportHandlers(infrastructure) };
}
