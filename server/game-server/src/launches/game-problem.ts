import type { GameProblem } from '@fairhall/game-frame';
import type { ErrorName } from '@fairhall/kit/errors';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';

const problems = {
  'invalid-game': ['NOT_FOUND', 'Invalid game ID.'],
  'token-invalid': ['UNAUTHORIZED', 'Token validation failed.'],
  'token-expired': ['UNAUTHORIZED', 'The launch has ended.'],
  'kicked-out': ['UNAUTHORIZED', 'The account was logged in on another device.'],
  'login-parameter': ['UNAUTHORIZED', 'Login parameter error.'],
  'connection-lost': [
    'OVERLOADED',
    'The wallet does not answer. Nothing is lost, please try again.',
  ],
} as const satisfies Partial<Record<GameProblem, readonly [ErrorName, string]>>;

/** An error that ends play; `data.problem` is the reason. */
export function gameProblem(problem: keyof typeof problems): ApiError {
  const [reason, message] = problems[problem];
  return new ApiError(reason, message, { problem });
}
