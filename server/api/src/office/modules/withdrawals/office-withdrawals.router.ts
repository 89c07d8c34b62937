import { implement } from '../../../implement.ts';
import { withdrawals as c } from '../../contract/withdrawals.ts';
import { actorOf } from '../staff/active-staff.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.service.ts';
import { listWithdrawals, withdrawalDetail } from './office-withdrawals.service.ts';

export const withdrawalsHandlers = {
  list: implement(c.list, ({ ctx, input }) =>
    listWithdrawals(ctx.services, { ...input, language: ctx.language }),
  ),

  get: implement(c.get, ({ ctx, input }) =>
    withdrawalDetail(ctx.services, { ...input, language: ctx.language }),
  ),

  approve: implement(c.approve, ({ ctx, input }) =>
    approveWithdrawal(ctx.services, { ...input, actor: actorOf(ctx), language: ctx.language }),
  ),

  reject: implement(c.reject, ({ ctx, input }) =>
    rejectWithdrawal(ctx.services, { ...input, actor: actorOf(ctx), language: ctx.language }),
  ),
};
