type SkeletonProps = {
  /** CSS lengths; the width fills its place when it is left out. */
  readonly width?: string;
  readonly height?: string;
  readonly radius?: string;
  readonly className?: string;
};

/** A shimmering place holder with the shape of what is coming; silent for screen readers. */
export function Skeleton({ width, height, radius, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`skeleton ${className ?? ''}`}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
