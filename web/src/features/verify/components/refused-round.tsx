import { useGameTexts } from '@/play/game-texts-context.ts';
import { Verdict } from '@/play/verify/proof-parts.tsx';
import { refusalText } from '@/play/verify/refusal-text.ts';

/** The notice above a round that was refused after it was dealt. */
export function RefusedRound({ refusal }: { readonly refusal: string | null }) {
  const { t } = useGameTexts();
  return (
    <div className="mb-3">
      <Verdict
        matches={null}
        title={t('proof:record.refused.title')}
        text={t('proof:record.refused.text', { reason: refusalText(refusal, t) })}
      />
    </div>
  );
}
