import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useFirstTexts } from '@/i18n/first-text.ts';

/** What stands in the content area while a page's code is on its way. */
export function PageFallback() {
  const { t } = useFirstTexts();
  return (
    <div className="page-fallback" role="status" aria-label={t('common.loading')}>
      <Skeleton width="180px" height="30px" />
      <Skeleton height="220px" radius="22px" />
      <Skeleton height="220px" radius="22px" />
    </div>
  );
}
