import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { overview as c } from '../../contract/overview.ts';
import { overviewOf } from './overview.service.ts';

export const overviewHandlers = (context: OfficeContext) => ({
  get: implement(c.get, ({ input }) => overviewOf(context, input)),
});
