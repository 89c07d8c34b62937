import type { GameProblem } from './game-message.ts';

/** Every session problem of the contract; a missing or extra problem does not compile. */
const problemSet = {
  'invalid-game': true,
  'initialization-failed': true,
  'token-invalid': true,
  'login-expired': true,
  'token-expired': true,
  'kicked-out': true,
  'connection-lost': true,
  'load-failed': true,
  'login-parameter': true,
} as const satisfies Record<GameProblem, true>;

export const gameProblems = Object.keys(problemSet) as GameProblem[];
