import type { TextKey } from '../game-texts.ts';

/**
 * `differ`: the definition is not the one that the round names. `unknown`: this version has no engine
 * for it. `missing`: it could not be loaded.
 */
export type RulesProblem = 'differ' | 'unknown' | 'missing';

export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly problem: RulesProblem;

  constructor(problem: RulesProblem) {
    super(`the rules of the round: ${problem}`);
    this.problem = problem;
  }
}

/** The problem that an error reports; `null` for another error. */
export const rulesProblem = (error: unknown): RulesProblem | null =>
  error instanceof RulesError ? error.problem : null;

/** The texts of the problems. */
export const rulesTexts = {
  differ: 'proof:verify.rulesDiffer',
  unknown: 'proof:verify.rulesUnknown',
  missing: 'proof:verify.rulesMissing',
} as const satisfies Readonly<Record<RulesProblem, TextKey>>;
