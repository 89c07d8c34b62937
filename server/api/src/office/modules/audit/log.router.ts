import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { log as c, logCsv } from '../../contract/log.ts';
import { auditLog, auditLogCsv } from './audit-log.service.ts';

export const logHandlers = (context: OfficeContext) => ({
  list: implement(c.list, ({ input }) => auditLog(context, input)),
});

/** Without the envelope: its route sends the text as it is. */
export const logCsvHandler = (context: OfficeContext) =>
  implement(logCsv, ({ input }) => auditLogCsv(context, input));
