import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { settings as c } from '../../contract/settings.ts';

export const settingsHandlers = (context: OfficeContext) => ({
  list: implement(c.list, () => [...context.settings.stated]),
});
