import { Loading } from '@/components/ui/loading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Placeholder of the content area while the code of a page loads. */
export function PageFallback() {
  return (
    <Loading className="page-fallback w-100 min-h-screen">
      <Skeleton width="180px" height="30px" />
      <Skeleton height="220px" radius="22px" />
      <Skeleton height="220px" radius="22px" />
    </Loading>
  );
}
