import { useTranslation } from 'react-i18next';
import { CheckField } from '@/components/ui/check-field.tsx';
import { LegalLinks } from '@/components/ui/legal-links.tsx';
import type { FormField } from '@/lib/ui/use-form.ts';

/** The user agreement. */
export function Agreement(field: FormField<boolean>) {
  const { t } = useTranslation();
  return (
    <CheckField {...field} label={t('auth.agreement')} className="text-2">
      {/* In a new tab: what is typed in the form stays. */}
      <LegalLinks target="_blank" />
    </CheckField>
  );
}
