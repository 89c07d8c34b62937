import type { Api } from '@fairhall/api/app';
import { sampleAccounts } from './sample-accounts.ts';
import { sampleStaff } from './sample-staff.ts';

const REQUEST = 'sample-adjustment';

/** An adjustment that waits for a second person. */
export async function seedAdjustments({ modules }: Api): Promise<void> {
  await modules.office.requestAdjustment({
    uid: sampleAccounts.busy.id,
    walletType: 'EUR',
    money: '250',
    reason: 'A round of the horses was cut off by our outage',
    role: sampleStaff.ops.role,
    actor: { staffId: sampleStaff.ops.id, requestId: REQUEST },
    idempotencyKey: REQUEST,
  });
}
