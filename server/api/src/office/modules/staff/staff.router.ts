import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { staff as c } from '../../contract/staff.ts';
import { actorOf } from './active-staff.ts';
import { addStaff, confirmStaff, staffAccounts, updateStaff } from './staff-accounts.service.ts';

export const staffHandlers = (context: OfficeContext) => ({
  list: implement(c.list, () => staffAccounts(context)),

  create: implement(c.create, ({ ctx, input }) =>
    addStaff(context, { ...input, actor: actorOf(ctx) }),
  ),

  update: implement(c.update, ({ ctx, input }) =>
    updateStaff(context, { ...input, actor: actorOf(ctx) }),
  ),

  confirm: implement(c.confirm, ({ ctx, input }) =>
    confirmStaff(context, { ...input, actor: actorOf(ctx) }),
  ),
});
