import { toApiError } from '@/lib/api/api-error.ts';

/** Why the login of a self-excluded player is refused. */
export type Exclusion = {
  /** When the account opens or the exclusion ends, ISO 8601; null for one without an end. */
  readonly until: string | null;
  /** Whether it is over, so that the player can return. */
  readonly canReturn: boolean;
};

/** The exclusion of a refused login; null for any other error. */
export function exclusionOf(error: unknown): Exclusion | null {
  const found = toApiError(error);
  if (found?.errorName !== 'ACCOUNT_BLOCKED') return null;
  const { data } = found;
  if (typeof data !== 'object' || data === null) return null;
  if (!('until' in data && 'canReturn' in data)) return null;
  const { until, canReturn } = data;
  if (typeof canReturn !== 'boolean' || (until !== null && typeof until !== 'string')) return null;
  return { until, canReturn };
}
