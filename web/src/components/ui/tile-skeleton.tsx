import { Skeleton } from './skeleton.tsx';

/** Placeholder of a game tile. */
export function TileSkeleton() {
  return (
    <div>
      <div className="tile-art rounded-14 rounded-md-lg bg-s3 position-relative d-block overflow-hidden">
        <Skeleton height="100%" radius="16px" />
      </div>
      <Skeleton className="mt-2" width="78%" height="16px" radius="6px" />
      <Skeleton className="mt-1" width="50%" height="13px" radius="5px" />
      <Skeleton className="tile-try" height="32px" radius="99px" />
    </div>
  );
}
