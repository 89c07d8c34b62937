import { ShieldCheck } from 'lucide-react';
import { useI18n } from '../i18n/i18n-context.ts';

/** The last section of all rules: fairness, and the effect of a lost connection. */
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
