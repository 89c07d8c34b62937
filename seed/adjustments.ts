import { requestAdjustment } from '@fairhall/api/office/modules/adjustments/request-adjustment.service';
import type { Services } from '@fairhall/api/services';
import { sampleAccounts } from './sample-accounts.ts';
import { sampleStaff } from './sample-staff.ts';

const REQUEST = 'sample-adjustment';

/** An adjustment that waits for a second person. */
export async function seedAdjustments(services: Services): Promise<void> {
  await requestAdjustment(services, {
    uid: sampleAccounts.busy.id,
    walletType: 'EUR',
    money: '250',
    reason: 'A round of the horses was cut off by our outage',
    role: sampleStaff.ops.role,
    actor: { staffId: sampleStaff.ops.id, requestId: REQUEST },
    idempotencyKey: REQUEST,
  });
}
