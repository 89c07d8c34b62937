import { z } from 'zod';
import { line } from '../../contract/field-types.ts';
import { SEARCH_LENGTH_MAX } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

/** What a search finds, in the order of its response. */
export const foundKinds = ['withdrawal', 'deposit', 'round', 'entry', 'player', 'game'] as const;

/** Of one kind in a response. */
export const FOUND_OF_KIND_MAX = 5;

const found = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string().describe('The player’s nick name, or what distinguishes equal titles.'),
});
export type Found = z.infer<typeof found>;

export const search = {
  find: staffEndpoint({
    method: 'GET',
    path: '/search',
    permission: 'read',
    summary: `Orders, rounds, entries, players and games of a text, at most ${FOUND_OF_KIND_MAX} of each kind.`,
    input: z.object({
      q: line({ trim: true })
        .min(1)
        .max(SEARCH_LENGTH_MAX)
        .describe('An order number, round, key or number of an entry, player or game.'),
    }),
    output: z.array(found).max(FOUND_OF_KIND_MAX * foundKinds.length),
  }),
};
