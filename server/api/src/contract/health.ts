import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = {
  live: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    neverShed: true,
    summary: 'The process answers.',
    input: z.object({}),
    output: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Database and ledger writer answer; otherwise 503.',
    input: z.object({}),
    output: z.object({ database: z.literal('ok'), writer: z.literal('ok') }),
  }),
};
