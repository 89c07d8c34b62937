import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { deposits as c } from '../../contract/deposits.ts';
import { actorOf } from '../staff/active-staff.ts';
import { compareDeposit } from './compare-deposit.service.ts';
import { depositDetail, listDeposits } from './office-deposits.service.ts';

export const depositsHandlers = (context: OfficeContext) => ({
  list: implement(c.list, ({ ctx, input }) =>
    listDeposits(context, { ...input, language: ctx.language }),
  ),

  get: implement(c.get, ({ ctx, input }) =>
    depositDetail(context, { ...input, language: ctx.language }),
  ),

  compare: implement(c.compare, ({ ctx, input }) =>
    compareDeposit(context, { ...input, actor: actorOf(ctx), language: ctx.language }),
  ),
});
