import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { search as c } from '../../contract/search.ts';
import { findEverywhere } from './search.service.ts';

export const searchHandlers = (context: OfficeContext) => ({
  find: implement(c.find, ({ input }) => findEverywhere(context, input)),
});
