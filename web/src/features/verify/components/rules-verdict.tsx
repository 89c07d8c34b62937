import { useGameTexts } from '@/play/game-texts-context.ts';
import { Verdict } from '@/play/verify/proof-parts.tsx';
import { type RulesProblem, rulesTexts } from '@/play/verify/rules-problem.ts';

/** Why a proof cannot use the rules that were loaded for it. */
export function RulesVerdict({ problem }: { readonly problem: RulesProblem }) {
  const { t } = useGameTexts();
  return <Verdict matches={false} title={t(rulesTexts[problem])} />;
}
