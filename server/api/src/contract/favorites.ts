import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identifier } from './identifier.ts';

const gameId = identifier(64).describe('As phoenix-ascend.');

export const favorites = {
  add: endpoint({
    method: 'POST',
    path: '/game/favorite/add',
    access: 'session',
    summary: 'Marks a game as a favourite; a second time changes nothing. 404 for an unknown game.',
    input: z.object({ gameId }),
    output: z.null(),
    notFound: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/game/favorite/remove',
    access: 'session',
    summary: 'Takes the mark away; none to take is fine. 404 for an unknown game.',
    input: z.object({ gameId }),
    output: z.null(),
    notFound: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/game/favorite/list',
    access: 'session',
    summary: 'The favourites of the player, the newest first.',
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
