import { contract as c } from '../../contract/index.ts';
import { authed } from '../../core/trpc.ts';
import { updateProfile, userInfo } from './users.service.ts';

export const usersProcedures = {
  info: authed
    .input(c.user.info.input)
    .output(c.user.info.output)
    .query(({ ctx }) => userInfo(ctx.services, ctx.session.userId)),

  updateProfile: authed
    .input(c.user.updateProfile.input)
    .output(c.user.updateProfile.output)
    .mutation(({ ctx, input }) => updateProfile(ctx.services, ctx.session.userId, input)),
};
