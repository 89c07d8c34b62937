import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { listProviders } from './providers.service.ts';

export const providersHandlers = {
  list: implement(c.providers.list, ({ ctx }) => listProviders(ctx.services)),
};
