import { Loading } from '@/components/ui/loading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TileSkeleton } from '@/components/ui/tile-skeleton.tsx';

const places = Array.from({ length: 12 }, (_, index) => `place-${index}`);

/** Placeholders of the tools and tiles while the list loads. */
export function FavoritesSkeleton() {
  return (
    <Loading className="d-flex flex-column gap-5">
      <div className="favorites-tools d-flex justify-content-between row-gap-3 column-gap-5">
        <Skeleton className="flex-shrink-1" width="280px" height="40px" radius="999px" />
        <div className="favorites-order d-flex align-items-center gap-2-5">
          <Skeleton width="170px" height="44px" />
          <Skeleton width="105px" height="44px" />
        </div>
      </div>
      <div className="tile-grid">
        {places.map((place) => (
          <TileSkeleton key={place} />
        ))}
      </div>
    </Loading>
  );
}
