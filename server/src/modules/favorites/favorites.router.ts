import { contract as c } from '../../contract/index.ts';
import { authed } from '../../core/trpc.ts';
import { addFavorite, isFavorite, listFavorites, removeFavorite } from './favorites.service.ts';

export const favoritesProcedures = {
  add: authed
    .input(c.favorites.add.input)
    .output(c.favorites.add.output)
    .mutation(({ ctx, input }) =>
      addFavorite(ctx.services, { userId: ctx.session.userId, gameId: input.gameId }),
    ),

  remove: authed
    .input(c.favorites.remove.input)
    .output(c.favorites.remove.output)
    .mutation(({ ctx, input }) =>
      removeFavorite(ctx.services, { userId: ctx.session.userId, gameId: input.gameId }),
    ),

  list: authed
    .input(c.favorites.list.input)
    .output(c.favorites.list.output)
    .query(({ ctx }) => listFavorites(ctx.services, ctx.session.userId)),

  check: authed
    .input(c.favorites.check.input)
    .output(c.favorites.check.output)
    .query(({ ctx, input }) =>
      isFavorite(ctx.services, { userId: ctx.session.userId, gameId: input.gameId }),
    ),
};
