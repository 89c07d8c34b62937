import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type LoadingProps = { readonly className?: string; readonly children: ReactNode };

/** The placeholders of content that loads, which screen readers announce as one. */
export function Loading({ className, children }: LoadingProps) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className={className}>
      {children}
    </div>
  );
}
