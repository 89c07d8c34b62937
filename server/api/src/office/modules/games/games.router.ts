import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { games as c } from '../../contract/games.ts';
import { actorOf } from '../staff/active-staff.ts';
import { listGames, updateGame } from './games.service.ts';

export const officeGamesHandlers = (context: OfficeContext) => ({
  list: implement(c.list, () => listGames(context)),

  update: implement(c.update, ({ ctx, input }) =>
    updateGame(context, { ...input, actor: actorOf(ctx) }),
  ),
});
