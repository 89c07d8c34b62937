import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import type { GamesContext } from './context.ts';
import {
  availableGames,
  gameById,
  hotGames,
  newGames,
  saveGames,
  searchGames,
} from './games.service.ts';
import { listProviders } from './list-providers.service.ts';
import { loadRating, rateGame } from './ratings.service.ts';

export const gamesHandlers = (context: GamesContext) => ({
  available: implement(c.games.available, ({ input }) => availableGames(context, input)),

  search: implement(c.games.search, ({ input }) => searchGames(context, input.keyword)),

  hot: implement(c.games.hot, () => hotGames(context)),

  new: implement(c.games.new, () => newGames(context)),

  get: implement(c.games.get, ({ ctx, input }) =>
    gameById(context, { gameId: input.id, caller: ctx.caller }),
  ),

  saveAll: implement(c.games.saveAll, ({ ctx, input }) =>
    saveGames(context, { ...input, provider: ctx.provider }),
  ),
});

export const ratingsHandlers = (context: GamesContext) => ({
  get: implement(c.ratings.get, ({ ctx, input }) =>
    loadRating(context, { userId: ctx.session.userId, gameId: input.gameId }),
  ),

  rate: implement(c.ratings.rate, ({ ctx, input }) =>
    rateGame(context, { userId: ctx.session.userId, ...input }),
  ),
});

export const providersHandlers = (context: GamesContext) => ({
  list: implement(c.providers.list, () => listProviders(context)),
});
