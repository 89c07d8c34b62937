type SkeletonProps = {
  /** CSS lengths; the width is 100 % by default. */
  readonly width?: string;
  readonly height?: string;
  readonly radius?: string;
  readonly className?: string;
};

/** A shimmering placeholder with the shape of the content; hidden from screen readers. */
export function Skeleton({ width, height, radius, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`skeleton ${className ?? ''}`}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
