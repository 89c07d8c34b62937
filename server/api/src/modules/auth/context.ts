import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Restrictions } from '../restrictions/index.ts';
import type { AuthQueries } from './auth.queries.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { SecurityNotices } from './security-notice.ts';
import type { SessionRegistry } from './session-registry.ts';

export type AuthContext = Infrastructure & {
  readonly queries: AuthQueries;
  readonly sessions: SessionRegistry;
  readonly loginThrottle: LoginThrottle;
  readonly restrictions: Restrictions;
  readonly notices: SecurityNotices;
};
