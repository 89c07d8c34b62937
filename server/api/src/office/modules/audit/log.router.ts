import { implement } from '../../../implement.ts';
import { log as c, logCsv } from '../../contract/log.ts';
import { auditLog, auditLogCsv } from './audit-log.service.ts';

export const logHandlers = {
  list: implement(c.list, ({ ctx, input }) => auditLog(ctx.services, input)),
};

/** Without the envelope: its route sends the text as it is. */
export const logCsvHandler = implement(logCsv, ({ ctx, input }) =>
  auditLogCsv(ctx.services, input),
);
