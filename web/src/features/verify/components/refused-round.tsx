import { I18nProvider, useI18n } from '@/play/i18n/i18n-context.ts';
import { Verdict } from '@/play/verify/proof-parts.tsx';
import { refusalText } from '@/play/verify/refusal-text.ts';
import { useGameI18n } from '../api/use-verifier.ts';

/** The notice above a round that was refused after it was dealt. */
export function RefusedRound({ refusal }: { readonly refusal: string | null }) {
  const gameI18n = useGameI18n();
  if (!gameI18n.data) return null;
  return (
    <I18nProvider value={gameI18n.data}>
      <Notice refusal={refusal} />
    </I18nProvider>
  );
}

function Notice({ refusal }: { readonly refusal: string | null }) {
  const { t } = useI18n();
  return (
    <div className="verify-refused">
      <Verdict
        matches={null}
        title={t('record.refused.title')}
        text={t('record.refused.text', { reason: refusalText(refusal, t) })}
      />
    </div>
  );
}
