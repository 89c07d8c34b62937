import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Placeholder of the content area while the code of a page loads. */
export function PageFallback() {
  const { t } = useTranslation();
  return (
    <div className="page-fallback" role="status" aria-label={t('common.loading')}>
      <Skeleton width="180px" height="30px" />
      <Skeleton height="220px" radius="22px" />
      <Skeleton height="220px" radius="22px" />
    </div>
  );
}
