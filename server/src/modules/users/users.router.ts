import { contract as c } from '../../contract/index.ts';
import { authed } from '../../core/trpc.ts';
import { userInfo } from './users.service.ts';

export const usersProcedures = {
  info: authed
    .input(c.user.info.input)
    .output(c.user.info.output)
    .query(({ ctx }) => userInfo(ctx.services, ctx.session.userId)),
};
