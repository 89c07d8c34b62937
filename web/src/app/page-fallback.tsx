import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** What stands in the content area while a page's code is on its way. */
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
