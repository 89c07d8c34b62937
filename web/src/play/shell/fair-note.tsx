import { ShieldCheck } from 'lucide-react';
import { useSpeech } from './speech-context.tsx';

/** What ends every page of rules: that nobody can bend a result, and what a lost connection does. */
export function FairNote({ isOneDeal }: { readonly isOneDeal: boolean }) {
  const { t } = useSpeech();
  return (
    <>
      {isOneDeal && <p className="prose">{t('paytable.kept')}</p>}
      <p className="fair-note">
        <ShieldCheck size={18} aria-hidden />
        {t('paytable.fair')}
      </p>
    </>
  );
}
