import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { addFavorite, isFavorite, listFavorites, removeFavorite } from './favorites.service.ts';

export const favoritesHandlers = {
  add: implement(c.favorites.add, ({ ctx, input }) =>
    addFavorite(ctx.services, { userId: ctx.session.userId, gameId: input.gameId }),
  ),

  remove: implement(c.favorites.remove, ({ ctx, input }) =>
    removeFavorite(ctx.services, { userId: ctx.session.userId, gameId: input.gameId }),
  ),

  list: implement(c.favorites.list, ({ ctx }) => listFavorites(ctx.services, ctx.session.userId)),

  check: implement(c.favorites.check, ({ ctx, input }) =>
    isFavorite(ctx.services, { userId: ctx.session.userId, gameId: input.gameId }),
  ),
};
