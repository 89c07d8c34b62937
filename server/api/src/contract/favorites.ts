import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identifier } from './identifier.ts';

const gameId = identifier(64).describe('For example phoenix-ascend.');

export const favorites = {
  add: endpoint({
    method: 'POST',
    path: '/game/favorite/add',
    access: 'session',
    summary: 'Adds a game to the favourites; idempotent. 404 for an unknown game.',
    input: z.object({ gameId }),
    output: z.null(),
    notFound: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/game/favorite/remove',
    access: 'session',
    summary: 'Removes a game from the favourites; idempotent. 404 for an unknown game.',
    input: z.object({ gameId }),
    output: z.null(),
    notFound: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/game/favorite/list',
    access: 'session',
    summary: 'The favourites of the player, newest first.',
    input: z.object({}),
    output: z.array(z.object({ gameId: z.string(), favoriteTime: z.iso.datetime() })),
  }),
  check: endpoint({
    method: 'GET',
    path: '/game/favorite/check/{gameId}',
    access: 'session',
    summary: 'Whether a game is a favourite of the player.',
    input: z.object({ gameId }),
    output: z.boolean(),
  }),
};
