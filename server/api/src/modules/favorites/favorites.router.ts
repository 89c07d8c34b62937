import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import type { FavoritesContext } from './context.ts';
import { addFavorite, isFavorite, listFavorites, removeFavorite } from './favorites.service.ts';

export const favoritesHandlers = (context: FavoritesContext) => ({
  add: implement(c.favorites.add, ({ ctx, input }) =>
    addFavorite(context, { userId: ctx.session.userId, gameId: input.gameId }),
  ),

  remove: implement(c.favorites.remove, ({ ctx, input }) =>
    removeFavorite(context, { userId: ctx.session.userId, gameId: input.gameId }),
  ),

  list: implement(c.favorites.list, ({ ctx }) => listFavorites(context, ctx.session.userId)),

  check: implement(c.favorites.check, ({ ctx, input }) =>
    isFavorite(context, { userId: ctx.session.userId, gameId: input.gameId }),
  ),
});
