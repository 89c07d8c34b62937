import { isCurrency, toMajor } from '../../../contract/money.ts';
import { type AdjustmentView, adjustmentStates } from '../../contract/adjustments.ts';
import { amountUsd } from '../amounts.ts';
import { playerRef } from '../players/player-ref.ts';
import type { StaffNames } from '../staff/staff-names.repository.ts';
import { staffRef, staffRefOf } from '../staff/staff-ref.ts';
import type { StoredAdjustment } from './adjustments.repository.ts';

/** @throws Error for a row with an unknown state or currency */
export function adjustmentView(row: StoredAdjustment, names: StaffNames): AdjustmentView {
  const { id, walletType, amountMinor, reason, reviewNote } = row;
  const state = adjustmentStates.find((one) => one === row.state);
  if (!state || !isCurrency(walletType)) throw new Error(`the adjustment ${id} is malformed`);
  return {
    id,
    player: playerRef(row.user),
    walletType,
    amount: toMajor(amountMinor, walletType),
    amountUsd: amountUsd({ amountMinor, currency: walletType }),
    reason,
    state,
    requestedBy: staffRefOf(row.requestedBy, names),
    requestedAt: row.requestedAt.toISOString(),
    reviewedBy: staffRef(row.reviewedBy, names),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    reviewNote,
  };
}
