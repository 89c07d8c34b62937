import type { ReviewFlag } from '../../lib/api/contract-types.ts';

/** The flags by which a withdrawal waits weigh more than those that only inform. */
export const toneOfFlag = {
  large: 'warn',
  noPlay: 'warn',
  sharedAccount: 'danger',
  newAccount: undefined,
  newPassword: undefined,
  excluded: 'danger',
} as const satisfies Record<ReviewFlag, 'warn' | 'danger' | undefined>;
