import { z } from 'zod';
import { identifier } from '../../contract/identifier.ts';
import { pastRounds } from '../../contract/past-rounds.ts';
import { uid } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

export const rounds = {
  get: staffEndpoint({
    method: 'GET',
    path: '/players/{uid}/rounds/{roundId}',
    permission: 'read',
    summary:
      'A round of a player at our own game server with its proof and outcome, as the player gets it: its ' +
      'seed is `null` until the player has revealed it.',
    input: z.object({ uid, roundId: identifier(64).describe('The id of a round or a slip.') }),
    output: pastRounds.get.output,
    notFound: true,
  }),
};
