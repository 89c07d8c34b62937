import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = {
  live: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    neverShed: true,
    summary: 'Liveness: the process responds.',
    input: z.object({}),
    output: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary:
      'Readiness: the database and the ledger writer respond, and the disk has room; otherwise 503.',
    input: z.object({}),
    output: z.object({
      database: z.literal('ok'),
      writer: z.literal('ok'),
      disk: z.literal('ok'),
    }),
  }),
};
