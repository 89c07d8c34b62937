import '@/styles/status.css';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailFields } from '@/components/ui/detail-fields.tsx';

type OptionalDetailsProps = Pick<ComponentProps<typeof DetailFields>, 'field'> & {
  readonly invite: string | null;
};

/** The optional fields of a registration, collapsed, and the invitation code. */
export function OptionalDetails({ field, invite }: OptionalDetailsProps) {
  const { t } = useTranslation();
  return (
    <details className="auth-details bg-body border border-line rounded">
      <summary className="d-flex align-items-center gap-2-5 pe-3 ps-3-5 py-0 rounded fs-sm list-style-none cursor-pointer fw-semibold">
        <Plus size={17} className="text-3" />
        {t('auth.details')}
        <span className="tiny-text fs-xs text-3">{t('common.optional')}</span>
        {invite !== null && (
          <span className="status bg-brass-wash text-brass-hi ms-auto">
            {t('auth.invite', { code: invite })}
          </span>
        )}
      </summary>
      <div className="auth-details-fields d-grid gap-3 px-3-5 pt-1 pb-3-5">
        <DetailFields field={field} labelOf={(name) => t(`auth.${name}`)} />
      </div>
    </details>
  );
}
