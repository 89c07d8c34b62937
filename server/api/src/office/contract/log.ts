import { z } from 'zod';
import { identifier } from '../../contract/identifier.ts';
import { pageOf, pageQuery, timeRange } from '../../contract/page.ts';
import { moment, sort, staffRef } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

/** What an audit entry is about. */
export const subjectKinds = [
  'player',
  'withdrawal',
  'deposit',
  'adjustment',
  'game',
  'provider',
  'staff',
  'ticket',
  'ledger',
  'session',
  'service',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What staff did. */
export const auditActions = [
  'session.login',
  'session.logout',
  'staff.totp',
  'staff.create',
  'staff.update',
  'staff.confirm',
  'withdrawal.approve',
  'withdrawal.reject',
  'deposit.compare',
  'player.note',
  'player.endSessions',
  'player.resetMail',
  'player.message',
  'player.reveal',
  'player.break',
  'player.market',
  'adjustment.request',
  'adjustment.approve',
  'adjustment.reject',
  'game.update',
  'provider.switch',
  'ledger.check',
  'ticket.reply',
  'ticket.close',
  'test.deposit',
  'test.webhook',
  'test.silence',
  'test.limitDelays',
  'test.reset',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditRow = z.object({
  id: z.string(),
  at: moment,
  staff: staffRef,
  action: z.enum(auditActions),
  subjectKind: z.enum(subjectKinds),
  subjectId: z.string(),
  uid: z
    .string()
    .nullable()
    .describe('The player whom the act concerns; `null` when it concerns none.'),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()).describe('What the act changed, as it was.'),
  after: z.record(z.string(), z.unknown()),
  requestId: z.string(),
  sealed: z.boolean().describe('Whether a seal covers it: about a minute later.'),
});
export type AuditRow = z.infer<typeof auditRow>;

const filters = {
  staffId: identifier(64).optional().describe('Only acts of this member of staff.'),
  action: z.enum(auditActions).optional().describe('Only acts of this kind.'),
  subjectKind: z.enum(subjectKinds).optional().describe('Only acts on this kind of subject.'),
  subjectId: identifier(128).optional().describe('Only acts on this subject, with its kind.'),
};

/** The input of `GET /log.csv`: the newest `CSV_ROWS_MAX` entries. */
export const logCsvInput = z.object({ ...filters, ...timeRange });

/** Rows of one file. */
export const CSV_ROWS_MAX = 10_000;

export const log = {
  list: staffEndpoint({
    method: 'GET',
    path: '/log',
    permission: 'read',
    summary: 'What staff did, the newest first.',
    input: z.object({ ...filters, sort, ...pageQuery, ...timeRange }),
    output: pageOf(auditRow),
  }),
};

/**
 * One of the two calls without the envelope: it responds with `text/csv`. Its errors are sent in the
 * envelope.
 */
export const logCsv = staffEndpoint({
  method: 'GET',
  path: '/log.csv',
  permission: 'read',
  summary: `The log as a CSV file: the newest ${CSV_ROWS_MAX.toLocaleString('en')} entries.`,
  input: logCsvInput,
  output: z.string(),
});
