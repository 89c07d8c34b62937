import { implement } from '../../../implement.ts';
import { settings as c } from '../../contract/settings.ts';

export const settingsHandlers = {
  list: implement(c.list, ({ ctx }) => [...ctx.services.settings.stated]),
};
