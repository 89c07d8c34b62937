import { implement } from '../../../implement.ts';
import { staff as c } from '../../contract/staff.ts';
import { actorOf } from './active-staff.ts';
import { addStaff, staffAccounts, updateStaff } from './staff-accounts.service.ts';

export const staffHandlers = {
  list: implement(c.list, ({ ctx }) => staffAccounts(ctx.services)),

  create: implement(c.create, ({ ctx, input }) =>
    addStaff(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  update: implement(c.update, ({ ctx, input }) =>
    updateStaff(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),
};
