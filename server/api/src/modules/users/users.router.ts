import { contract as c } from '../../contract/index.ts';
import type { UserInfo } from '../../contract/user.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { implement } from '../../http/implement.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { updateProfile } from './users.service.ts';

/** @param loadUserInfo the response, of which this module knows the account's row alone */
export const usersHandlers = (
  infrastructure: Infrastructure,
  loadUserInfo: (session: ActiveSession) => Promise<UserInfo>,
) => ({
  updateProfile: implement(c.user.updateProfile, async ({ ctx, input }) => {
    await updateProfile(infrastructure, ctx.session.userId, input);
    return loadUserInfo(ctx.session);
  }),
});
