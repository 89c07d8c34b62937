import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { withdrawals as c } from '../../contract/withdrawals.ts';
import { actorOf } from '../staff/active-staff.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.service.ts';
import { listWithdrawals, withdrawalDetail } from './office-withdrawals.service.ts';

export const withdrawalsHandlers = (context: OfficeContext) => ({
  list: implement(c.list, ({ ctx, input }) =>
    listWithdrawals(context, { ...input, language: ctx.language }),
  ),

  get: implement(c.get, ({ ctx, input }) =>
    withdrawalDetail(context, { ...input, language: ctx.language }),
  ),

  approve: implement(c.approve, ({ ctx, input }) =>
    approveWithdrawal(context, { ...input, actor: actorOf(ctx), language: ctx.language }),
  ),

  reject: implement(c.reject, ({ ctx, input }) =>
    rejectWithdrawal(context, { ...input, actor: actorOf(ctx), language: ctx.language }),
  ),
});
