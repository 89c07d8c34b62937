import { z } from 'zod';
import { staffEndpoint } from './office-endpoint.ts';

const setting = z.object({
  name: z.string(),
  value: z.string().nullable().describe('`null` of a secret, and without a value.'),
  source: z
    .enum(['environment', 'default', 'none'])
    .describe('`none`: it is not set, and has no default of its own.'),
  isSecret: z.boolean(),
});

export const settings = {
  list: staffEndpoint({
    method: 'GET',
    path: '/settings',
    permission: 'administer',
    summary: 'The settings with which the server was started. Secrets are never returned.',
    input: z.object({}),
    output: z.array(setting),
  }),
};
