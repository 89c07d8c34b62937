import { Skeleton } from '@/components/ui/skeleton.tsx';
import { I18nProvider } from '@/play/i18n/i18n-context.ts';
import { Verdict } from '@/play/verify/proof-parts.tsx';
import { type RulesProblem, rulesTexts } from '@/play/verify/rules-problem.ts';
import { useGameI18n } from '../api/use-verifier.ts';

/** Why a proof cannot use the rules that were loaded for it. */
export function RulesVerdict({ problem }: { readonly problem: RulesProblem }) {
  const { data: i18n } = useGameI18n();
  if (!i18n) return <Skeleton height="80px" radius="12px" />;
  return (
    <I18nProvider value={i18n}>
      <Verdict matches={false} title={i18n.t(rulesTexts[problem])} />
    </I18nProvider>
  );
}
