import { ShieldCheck } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';

/** A round of one step, which completes without a connection; one with choices; or a result for all players. */
export type Deal = 'one-step' | 'choices' | 'shared';

/** The last section of all rules: fairness, and the effect of a lost connection. */
export function FairNote({ deal }: { readonly deal: Deal }) {
  const { t } = useGameTexts();
  return (
    <>
      {deal === 'one-step' && <p className="prose">{t('rules.kept')}</p>}
      <p className="fair-note d-flex gap-2-5 mt-6 px-4 py-3-5 rounded-14 bg-mint-wash fs-md">
        <ShieldCheck size={18} className="mt-0-5 text-mint" aria-hidden />
        {t(deal === 'shared' ? 'rules.fairEvents' : 'rules.fair')}
      </p>
    </>
  );
}
