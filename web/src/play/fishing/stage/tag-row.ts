/** Capacity, above the number of animals; tags beyond it are not shifted. */
const TAGS_MAX = 128;
/** Units per pixel: positions are integers, because fractions would be allocated on each frame. */
const PARTS = 4;
const HEIGHT = 24 * PARTS;
/** Gap between two tags that would overlap. */
const GAP = 2 * PARTS;
/** Distance over which the shift grows, so that a tag glides and does not jump. */
const GLIDE = 18 * PARTS;

/**
 * The tags of one frame, in the order in which they are placed: a later tag shifts to avoid earlier
 * ones. Each tag is compared with all before it on every frame, hence the plain numbers.
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
   * Places a tag with its centre at `x` and its upper edge at `y`, in pixels.
   * @returns its vertical shift in pixels; negative is up
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
