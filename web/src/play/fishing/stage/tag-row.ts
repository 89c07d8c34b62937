/** More tags than a shoal ever has; any beyond it stay where they are. */
const TAGS_MAX = 128;
/** Whole parts of a pixel, in which places are compared: a fraction would be an object in each frame. */
const PARTS = 4;
const HEIGHT = 24 * PARTS;
/** Between two tags that were in each other's way. */
const GAP = 2 * PARTS;
/** Over how much of a passing one gives way: it glides and does not jump. */
const GLIDE = 18 * PARTS;

/**
 * The tags of one frame as they are put down one after the other: what came first keeps its place,
 * a later one gives way to it. Every frame compares each with all before it, hence the bare numbers.
 */
export class TagRow {
  readonly #x = new Int32Array(TAGS_MAX);
  readonly #y = new Int32Array(TAGS_MAX);
  readonly #half = new Int32Array(TAGS_MAX);
  #count = 0;

  /** Begins another frame. */
  clear(): void {
    this.#count = 0;
  }

  /**
   * Puts down a tag with its middle at `x` and its upper edge at `y`, in pixels.
   * @returns how far down it has moved out of the way of others; less than 0 is up
   */
  put(tag: { readonly x: number; readonly y: number }, width: number): number {
    const at = this.#count;
    if (at === TAGS_MAX) return 0;
    this.#x[at] = tag.x * PARTS;
    this.#y[at] = tag.y * PARTS;
    this.#half[at] = (width * PARTS) / 2;
    const from = this.#y[at] ?? 0;
    for (let before = 0; before < at; before += 1) this.#giveWay(at, before);
    this.#count = at + 1;
    return ((this.#y[at] ?? 0) - from) / PARTS;
  }

  #giveWay(at: number, other: number): void {
    const apart = Math.abs((this.#x[at] ?? 0) - (this.#x[other] ?? 0));
    const beside = (this.#half[at] ?? 0) + (this.#half[other] ?? 0) - apart;
    if (beside <= 0) return;
    const y = this.#y[at] ?? 0;
    const otherY = this.#y[other] ?? 0;
    const isBelow = y >= otherY;
    const way = (isBelow ? otherY + HEIGHT + GAP : otherY - HEIGHT - GAP) - y;
    if (way > 0 !== isBelow) return;
    this.#y[at] = beside >= GLIDE ? y + way : y + (way * beside) / GLIDE;
  }
}
