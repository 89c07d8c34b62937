import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import {
  availableGames,
  gameById,
  hotGames,
  newGames,
  saveGames,
  searchGames,
} from './games.service.ts';

export const gamesHandlers = {
  available: implement(c.games.available, ({ ctx, input }) => availableGames(ctx.services, input)),

  search: implement(c.games.search, ({ ctx, input }) => searchGames(ctx.services, input.keyword)),

  hot: implement(c.games.hot, ({ ctx }) => hotGames(ctx.services)),

  new: implement(c.games.new, ({ ctx }) => newGames(ctx.services)),

  get: implement(c.games.get, ({ ctx, input }) =>
    gameById(ctx.services, { gameId: input.id, caller: ctx.caller }),
  ),

  saveAll: implement(c.games.saveAll, ({ ctx, input }) =>
    saveGames(ctx.services, { ...input, provider: ctx.provider }),
  ),
};
