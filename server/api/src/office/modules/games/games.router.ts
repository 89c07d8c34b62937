import { implement } from '../../../implement.ts';
import { games as c } from '../../contract/games.ts';
import { actorOf } from '../staff/active-staff.ts';
import { listGames, updateGame } from './games.service.ts';

export const officeGamesHandlers = {
  list: implement(c.list, ({ ctx }) => listGames(ctx.services)),

  update: implement(c.update, ({ ctx, input }) =>
    updateGame(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),
};
