import { z } from 'zod';
import { gameTypeSchema } from '../../contract/enums.ts';
import { gameLabels } from '../../contract/game-labels.ts';
import { identifier } from '../../contract/identifier.ts';
import { moment, reason, staffRef } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';
import { gameMetrics } from './overview.ts';

const settings = {
  enabled: z.boolean(),
  gameLabel: z.enum(gameLabels).nullable(),
  gameSort: z.int(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isRecommended: z.boolean(),
};

const officeGame = z.object({
  gameId: z.string(),
  gameName: z.string(),
  gameType: gameTypeSchema,
  providerId: z.string(),
  supplier: z.string().nullable(),
  pgIconUrl: z.string(),
  rtp: z.number().describe('As stated by the provider, in percent.'),
  ...settings,
  provider: z.object(settings).describe('What the provider saved.'),
  overridden: z
    .array(z.enum(['enabled', 'gameLabel', 'gameSort', 'isHot', 'isNew', 'isRecommended']))
    .describe('The fields that staff set.'),
  updatedBy: staffRef.nullable(),
  updatedAt: moment.nullable(),
  figures: gameMetrics.describe('Of the last 30 days (≈ USD).'),
});
export type OfficeGame = z.infer<typeof officeGame>;

const orProvider = 'null: as the provider saved it.';

export const games = {
  list: staffEndpoint({
    method: 'GET',
    path: '/games',
    permission: 'read',
    summary: 'All games with their settings and figures, in the order of the lobby.',
    input: z.object({}),
    output: z.array(officeGame),
  }),
  update: staffEndpoint({
    method: 'PUT',
    path: '/games/{gameId}',
    permission: 'manage',
    summary:
      'Sets fields of a game in the place of its provider; absent ones stay. Switched off, it opens no ' +
      'more, and open rounds end normally.',
    input: z.object({
      gameId: identifier(64).describe('The id of a game.'),
      enabled: settings.enabled.nullable().optional().describe(orProvider),
      gameLabel: z
        .enum([...gameLabels, ''])
        .nullable()
        .optional()
        .describe(`An empty text for no label; ${orProvider}`),
      gameSort: z.int().min(0).max(100_000).nullable().optional().describe(orProvider),
      isHot: settings.isHot.nullable().optional().describe(orProvider),
      isNew: settings.isNew.nullable().optional().describe(orProvider),
      isRecommended: settings.isRecommended.nullable().optional().describe(orProvider),
      reason: reason.optional(),
    }),
    output: officeGame,
    notFound: true,
  }),
};
