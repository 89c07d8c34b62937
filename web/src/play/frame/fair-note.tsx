import { ShieldCheck } from 'lucide-react';
import { useI18n } from '../i18n/i18n-context.ts';

/** The end of all rules: a result cannot be changed, and what a lost connection does. */
export function FairNote({ isOneDeal }: { readonly isOneDeal: boolean }) {
  const { t } = useI18n();
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
