import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { updateProfile, userInfo } from './users.service.ts';

export const usersHandlers = {
  info: implement(c.user.info, ({ ctx }) => userInfo(ctx.services, ctx.session)),

  updateProfile: implement(c.user.updateProfile, ({ ctx, input }) =>
    updateProfile(ctx.services, ctx.session, input),
  ),
};
