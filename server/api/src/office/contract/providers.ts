import { z } from 'zod';
import { identifier } from '../../contract/identifier.ts';
import { moment, reason } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

const officeProvider = z.object({
  providerId: z.string(),
  name: z.string(),
  isOwn: z.boolean().describe('Whether it is our own game server, which is always on.'),
  enabled: z.boolean(),
  origins: z.array(z.string()),
  secrets: z.int().positive().describe('How many are valid: two during a rotation.'),
  secretRotatedAt: moment
    .nullable()
    .describe('`null`: never. The secret of our own game server is a setting.'),
  games: z.int().nonnegative(),
  enabledGames: z.int().nonnegative(),
  stakesUsd: z.number().describe('Of the last 30 days (≈ USD).'),
  ggrUsd: z.number(),
  walletCalls: z.object({
    calls: z.int().nonnegative().describe('Of the last five minutes, to this node.'),
    refused: z.int().nonnegative(),
    medianMs: z.number().nullable(),
    slowestMs: z.number().nullable(),
  }),
});
export type OfficeProvider = z.infer<typeof officeProvider>;

export const providers = {
  list: staffEndpoint({
    method: 'GET',
    path: '/providers',
    permission: 'read',
    summary: 'The games providers with their games, calls and secrets; our own game server first.',
    input: z.object({}),
    output: z.array(officeProvider),
  }),
  switch: staffEndpoint({
    method: 'POST',
    path: '/providers/{providerId}/switch',
    permission: 'manage',
    summary:
      'Switches a provider on or off, but not our own. Off: no launch and no bet; open rounds end by ' +
      'its own calls, or after an hour.',
    input: z.object({
      providerId: identifier(64).describe('The id of a provider.'),
      enabled: z.boolean(),
      reason,
    }),
    output: z.array(officeProvider),
    notFound: true,
  }),
};
