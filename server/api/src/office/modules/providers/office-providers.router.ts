import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { providers as c } from '../../contract/providers.ts';
import { actorOf } from '../staff/active-staff.ts';
import { listProviders, switchProvider } from './office-providers.service.ts';

export const officeProvidersHandlers = (context: OfficeContext) => ({
  list: implement(c.list, () => listProviders(context)),

  switch: implement(c.switch, ({ ctx, input }) =>
    switchProvider(context, { ...input, actor: actorOf(ctx) }),
  ),
});
