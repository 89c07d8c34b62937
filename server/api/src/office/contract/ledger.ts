import { z } from 'zod';
import { line } from '../../contract/field-types.ts';
import { pageOf, pageQuery } from '../../contract/page.ts';
import { ledgerEntry, moment, sort, staffRef, walletType } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

const breach = z.object({ rule: z.string(), where: z.string() });

const check = z.object({
  id: z.string(),
  full: z.boolean(),
  requestedBy: staffRef.nullable().describe('`null` for one by schedule.'),
  startedAt: moment,
  finishedAt: moment.nullable().describe('`null` while it runs.'),
  breaches: z.array(breach),
});
export type LedgerCheckView = z.infer<typeof check>;

export const ledger = {
  trialBalance: staffEndpoint({
    method: 'GET',
    path: '/ledger/trial-balance',
    permission: 'read',
    summary: 'The sum of every account in each currency; they sum to zero.',
    input: z.object({}),
    output: z.object({
      at: moment,
      rows: z.array(
        z.object({
          walletType,
          house: z.number(),
          bank: z.number(),
          promotion: z.number(),
          fees: z.number(),
          adjustments: z.number(),
          available: z.number().describe('Of all players.'),
          frozen: z.number().describe('Of all players.'),
          bonus: z.number().describe('Of all players; part of no other column.'),
          sum: z.number().describe('Zero in a consistent ledger.'),
        }),
      ),
    }),
  }),
  entries: staffEndpoint({
    method: 'GET',
    path: '/ledger/entries',
    permission: 'read',
    summary: 'Entries by key, round, order number or player, the newest first; all without a text.',
    input: z.object({
      q: line({ trim: true })
        .max(512)
        .default('')
        .describe('A key, round, order number or player id.'),
      sort,
      ...pageQuery,
    }),
    output: pageOf(ledgerEntry),
  }),
  entry: staffEndpoint({
    method: 'GET',
    path: '/ledger/entries/{id}',
    permission: 'read',
    summary:
      'An entry with its postings, tags and request hash, and the entries of the same round or order.',
    input: z.object({
      id: z
        .string()
        .regex(/^\d{1,18}$/, 'must be a number')
        .describe('The number of an entry.'),
    }),
    output: z.object({
      entry: ledgerEntry,
      requestHash: z.string(),
      tags: z.array(z.string()),
      related: z.array(ledgerEntry).max(50).describe('Of the same round or order, in their order.'),
    }),
    notFound: true,
  }),
  check: staffEndpoint({
    method: 'POST',
    path: '/ledger/check',
    permission: 'read',
    summary: 'Checks the totals of the ledger now, or requests a check of every entry.',
    input: z.object({ full: z.boolean().default(false) }),
    output: check.describe('Of a full check unfinished: see GET /ledger/checks.'),
  }),
  checks: staffEndpoint({
    method: 'GET',
    path: '/ledger/checks',
    permission: 'read',
    summary: 'The checks of the ledger, the newest first.',
    input: z.object({ ...pageQuery }),
    output: pageOf(check),
  }),
};
