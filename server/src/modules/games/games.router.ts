import { contract as c } from '../../contract/index.ts';
import { checkedBefore, open } from '../../core/trpc.ts';
import {
  availableGames,
  gameById,
  hotGames,
  newGames,
  saveGames,
  searchGames,
} from './games.service.ts';

export const gamesProcedures = {
  available: open
    .input(c.games.available.input)
    .output(checkedBefore(c.games.available.output))
    .query(({ ctx, input }) => availableGames(ctx.services, input)),

  search: open
    .input(c.games.search.input)
    .output(checkedBefore(c.games.search.output))
    .query(({ ctx, input }) => searchGames(ctx.services, input.keyword)),

  hot: open
    .input(c.games.hot.input)
    .output(checkedBefore(c.games.hot.output))
    .query(({ ctx }) => hotGames(ctx.services)),

  new: open
    .input(c.games.new.input)
    .output(checkedBefore(c.games.new.output))
    .query(({ ctx }) => newGames(ctx.services)),

  get: open
    .input(c.games.get.input)
    .output(c.games.get.output)
    .query(({ ctx, input }) => gameById(ctx.services, { gameId: input.id, caller: ctx.caller })),

  saveAll: open
    .input(c.games.saveAll.input)
    .output(c.games.saveAll.output)
    .mutation(({ ctx, input }) => saveGames(ctx.services, input.games)),
};
