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
    <details className="auth-details">
      <summary>
        <Plus size={17} className="text-3" />
        {t('auth.details')}
        <span className="tiny-text text-3">{t('common.optional')}</span>
        {invite !== null && (
          <span className="status status-waiting ms-auto">
            {t('auth.invite', { code: invite })}
          </span>
        )}
      </summary>
      <div className="auth-details-fields">
        <DetailFields field={field} labelOf={(name) => t(`auth.${name}`)} />
      </div>
    </details>
  );
}
