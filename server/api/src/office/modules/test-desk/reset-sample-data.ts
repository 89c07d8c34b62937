import type { Services } from '../../../services.ts';
import type { Actor } from '../staff/active-staff.ts';

/**
 * Brings the sample accounts back to what a first start makes. Of the program that has seeded them: the
 * API knows no sample data.
 * @returns how many accounts there are, and how many wallets were adjusted
 */
export type ResetSampleData = (
  services: Services,
  actor: Actor,
) => Promise<{ readonly accounts: number; readonly adjustments: number }>;
