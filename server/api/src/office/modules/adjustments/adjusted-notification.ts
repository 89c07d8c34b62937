import type { NewNotification } from '../../../modules/notifications/index.ts';
import type { Money } from './adjustment-entries.ts';

/** Tells the player what was corrected and why. */
export function adjustedNotification({
  id,
  userId,
  walletType,
  amountMinor,
  reason,
}: Money & { readonly reason: string }): NewNotification {
  return {
    id: `adjusted.${id}`,
    userId,
    type: 'system',
    message: 'adjusted',
    params: { amountMinor: amountMinor.toString(), walletType, text: reason },
    link: '/history?kind=adjustment',
  };
}
