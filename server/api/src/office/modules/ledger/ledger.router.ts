import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { ledger as c } from '../../contract/ledger.ts';
import { actorOf } from '../staff/active-staff.ts';
import { listChecks, requestCheck } from './checks.service.ts';
import { getEntry, searchEntries, trialBalance } from './explorer.service.ts';

export const ledgerHandlers = (context: OfficeContext) => ({
  trialBalance: implement(c.trialBalance, () => trialBalance(context)),

  entries: implement(c.entries, ({ input }) => searchEntries(context, input)),

  entry: implement(c.entry, ({ input }) => getEntry(context, input.id)),

  check: implement(c.check, ({ ctx, input }) =>
    requestCheck(context, { ...input, actor: actorOf(ctx) }),
  ),

  checks: implement(c.checks, ({ input }) => listChecks(context, input)),
});
