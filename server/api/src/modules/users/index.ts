import type { UserInfo } from '../../contract/user.ts';
import type { ActiveSession } from '../../core/caller.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { usersHandlers } from './users.router.ts';

export { phoneSearchForm, searchColumns } from './search-columns.ts';
export {
  createUser,
  findUser,
  loadCurrency,
  loadOfferTag,
  SUMMARY_EVERY_MS,
} from './users.repository.ts';

/** The accounts' rows, and nothing else of a player. */
export type Users = ReturnType<typeof createUsers>;

export function createUsers(infrastructure: Infrastructure) {
  return {
    /** @param loadUserInfo composes what the profile call returns */
    handlers: (loadUserInfo: (session: ActiveSession) => Promise<UserInfo>) =>
      usersHandlers(infrastructure, loadUserInfo),
  };
}
