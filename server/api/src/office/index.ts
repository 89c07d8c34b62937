import type { FastifyInstance } from 'fastify';
import type { CallTimes } from '../core/call-times.ts';
import type { OpenChannel } from '../db/channel.ts';
import { registerRoutes } from '../http/routes.ts';
import type { Infrastructure } from '../infrastructure/infrastructure.ts';
import { withContext } from '../infrastructure/with-context.ts';
import { type ModuleJobs, once, recurring } from '../jobs/module-jobs.ts';
import type { RetentionRule } from '../jobs/retention.ts';
import { KNOWN_ADDRESS_MS } from '../modules/auth/index.ts';
import { authorizeStaff } from './authorize-staff.ts';
import type { OfficeContext, OfficeModules, ResetSampleData } from './context.ts';
import { registerLogCsv } from './log-csv-route.ts';
import {
  approveAdjustment,
  rejectAdjustment,
} from './modules/adjustments/decide-adjustment.service.ts';
import { requestAdjustment } from './modules/adjustments/request-adjustment.service.ts';
import { extendHashChain, HASH_CHAIN_JOB } from './modules/audit/extend-hash-chain.job.ts';
import { OfficeEvents } from './modules/events/office-events.ts';
import { FULL_CHECK_JOB, runFullCheck } from './modules/ledger/checks.service.ts';
import { METRICS_JOB, sumMetrics } from './modules/overview/metrics.job.ts';
import { updateStaff } from './modules/staff/staff-accounts.service.ts';
import { deleteStaffSessions } from './modules/staff/staff-sessions.repository.ts';
import {
  identifyStaff,
  logOutStaff,
  openStaffSession,
} from './modules/staff/staff-sessions.service.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from './modules/withdrawals/decide-withdrawal.service.ts';
import { officeHandlers } from './office-router.ts';
import { OfficeStreams } from './office-streams.ts';

export type { ResetSampleData } from './context.ts';
export { applyingEntry } from './modules/adjustments/adjustment-entries.ts';
export { insertAdjustmentRow } from './modules/adjustments/adjustments.repository.ts';
export { auditRow, storeAudit } from './modules/audit/audit.repository.ts';
export { auditEntry } from './modules/audit/audit-entry.ts';
export { checkHashChain } from './modules/audit/check-hash-chain.ts';
export { checkMetrics } from './modules/overview/check-metrics.ts';
export type { Actor } from './modules/staff/active-staff.ts';
export { manageStaff, StaffStatementError } from './modules/staff/manage-staff.ts';
export { oldestWaitingSeconds } from './modules/withdrawals/oldest-waiting.ts';
export { registerOfficePage } from './office-page.ts';

/** The back office: staff, who add a permission and an audit entry to the calls of the modules. */
export type Office = ReturnType<typeof createOffice>;

export function createOffice(
  infrastructure: Infrastructure,
  {
    openChannel,
    ...uses
  }: OfficeModules & {
    openChannel: OpenChannel | null;
    providerTimes: CallTimes;
    resetSampleData: ResetSampleData | null;
  },
) {
  const { prisma } = infrastructure;
  const officeEvents = new OfficeEvents({ ...infrastructure, openChannel });
  const context: OfficeContext = { ...infrastructure, ...uses, officeEvents };
  return {
    ...withContext(context, {
      approveAdjustment,
      approveWithdrawal,
      identifyStaff,
      logOutStaff,
      openStaffSession,
      rejectAdjustment,
      rejectWithdrawal,
      requestAdjustment,
      extendHashChain,
      sumMetrics,
      updateStaff,
    }),
    /** Registers the calls below `prefix`, and the file of the log. */
    registerCalls(app: FastifyInstance, prefix: string): void {
      const authorize = (call: Parameters<typeof authorizeStaff>[1]) =>
        authorizeStaff(context, call);
      registerRoutes(app, { handlers: officeHandlers(context), prefix, authorize });
      registerLogCsv(app, context);
    },
    streams: (options: { healthEveryMs?: number | undefined }) =>
      new OfficeStreams(context, options),
    jobs: {
      [HASH_CHAIN_JOB]: recurring(() => extendHashChain(context)),
      [METRICS_JOB]: recurring(() => sumMetrics(context)),
      [FULL_CHECK_JOB]: once((id) => runFullCheck(context, id)),
    } satisfies ModuleJobs,
    // By these, too, failures elsewhere do not delay a login.
    retention: [
      { deleteOld: (batch) => deleteStaffSessions(prisma, batch), afterMs: KNOWN_ADDRESS_MS },
    ] satisfies readonly RetentionRule[],
    close: () => officeEvents.close(),
  };
}
