import { implement } from '../../../implement.ts';
import { deposits as c } from '../../contract/deposits.ts';
import { actorOf } from '../staff/active-staff.ts';
import { compareDeposit } from './compare-deposit.service.ts';
import { depositDetail, listDeposits } from './office-deposits.service.ts';

export const depositsHandlers = {
  list: implement(c.list, ({ ctx, input }) =>
    listDeposits(ctx.services, { ...input, language: ctx.language }),
  ),

  get: implement(c.get, ({ ctx, input }) =>
    depositDetail(ctx.services, { ...input, language: ctx.language }),
  ),

  compare: implement(c.compare, ({ ctx, input }) =>
    compareDeposit(ctx.services, { ...input, actor: actorOf(ctx), language: ctx.language }),
  ),
};
