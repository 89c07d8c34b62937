import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';

const places = Array.from({ length: 12 }, (_, index) => `place-${index}`);

/** Tools and tiles in their places until the list is there. */
export function FavoritesSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="favorites-page" role="status" aria-label={t('common.loading')}>
      <div className="favorites-tools">
        <Skeleton className="flex-shrink-1" width="280px" height="40px" radius="999px" />
        <div className="favorites-order">
          <Skeleton width="170px" height="44px" />
          <Skeleton width="105px" height="44px" />
        </div>
      </div>
      <div className="tile-grid">
        {places.map((place) => (
          <div key={place}>
            <div className="tile-art">
              <Skeleton height="100%" radius="16px" />
            </div>
            <Skeleton className="mt-2" width="78%" height="16px" radius="6px" />
            <Skeleton className="mt-1" width="50%" height="13px" radius="5px" />
          </div>
        ))}
      </div>
    </div>
  );
}
