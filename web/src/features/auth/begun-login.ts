import type { ApiError } from '@/lib/api/api-error.ts';
import type { SecondFactorMethod } from '@/lib/api/contract-types.ts';
import type { LoginMemory } from '@/lib/session/session.ts';

/** What the password and the second factor together do: a return is that from a self-exclusion. */
type BegunCall = { readonly ends: 'login' | 'return'; readonly password: string };

/** A login, or a return from a self-exclusion, that waits for its second factor. */
export type BegunLogin = LoginMemory &
  BegunCall & {
    readonly challenge: string;
    readonly methods: readonly SecondFactorMethod[];
  };

/** The login or return that a refusal with 1007 began; null for any other error. */
export function begunLogin(
  error: ApiError | null,
  call: LoginMemory & BegunCall,
): BegunLogin | null {
  if (error?.errorName !== 'SECOND_FACTOR_REQUIRED' || !isRequired(error.data)) return null;
  const { challenge, methods } = error.data;
  return { ...call, challenge, methods };
}

/** The tries that a refusal with 1008 leaves; null for any other error. */
export function triesLeft(error: ApiError | null): number | null {
  const data = error?.errorName === 'SECOND_FACTOR_INVALID' ? error.data : null;
  const hasTries = typeof data === 'object' && data !== null && 'triesLeft' in data;
  return hasTries && typeof data.triesLeft === 'number' ? data.triesLeft : null;
}

function isRequired(data: unknown): data is Pick<BegunLogin, 'challenge' | 'methods'> {
  return (
    typeof data === 'object' &&
    data !== null &&
    'challenge' in data &&
    typeof data.challenge === 'string' &&
    'methods' in data &&
    Array.isArray(data.methods)
  );
}
