/** A tag where it is drawn: x of its middle, y of its upper edge, in pixels of the stage. */
type Tag = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Pixels between two tags that lie over each other's way. */
const GAP = 2;
/** Over how many pixels of a passing one gives way: it glides and does not jump. */
const GLIDE = 18;

/**
 * How far down a tag moves out of the way of another, in pixels; less than 0 is up, 0 where neither
 * hides anything of the other.
 */
export function wayOf(tag: Tag, kept: Tag): number {
  const beside = (tag.width + kept.width) / 2 - Math.abs(tag.x - kept.x);
  const isBelow = tag.y >= kept.y;
  const free = isBelow ? kept.y + kept.height + GAP : kept.y - tag.height - GAP;
  const way = free - tag.y;
  if (beside <= 0 || way > 0 !== isBelow) return 0;
  return way * Math.min(1, beside / GLIDE);
}
