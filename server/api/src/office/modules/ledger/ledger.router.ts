import { implement } from '../../../implement.ts';
import { ledger as c } from '../../contract/ledger.ts';
import { actorOf } from '../staff/active-staff.ts';
import { listChecks, requestCheck } from './checks.service.ts';
import { getEntry, searchEntries, trialBalance } from './explorer.service.ts';

export const ledgerHandlers = {
  trialBalance: implement(c.trialBalance, ({ ctx }) => trialBalance(ctx.services)),

  entries: implement(c.entries, ({ ctx, input }) => searchEntries(ctx.services, input)),

  entry: implement(c.entry, ({ ctx, input }) => getEntry(ctx.services, input.id)),

  check: implement(c.check, ({ ctx, input }) =>
    requestCheck(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  checks: implement(c.checks, ({ ctx, input }) => listChecks(ctx.services, input)),
};
