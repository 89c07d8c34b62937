import { implement } from '../../../implement.ts';
import { overview as c } from '../../contract/overview.ts';
import { overviewOf } from './overview.service.ts';

export const overviewHandlers = {
  get: implement(c.get, ({ ctx, input }) => overviewOf(ctx.services, input)),
};
