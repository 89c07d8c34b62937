import type { Point } from '../pixi/page.ts';

/** What fires: a pointer held down on the water, or the button, or the automatic fire. */
export type Pull = Point | 'button';

/** Five shots a second at most. */
const SHOT_EVERY_MS = 200;
/** How often what is held down looks for its next shot. */
const RETRY_EVERY_MS = 50;

/** Says when a shot may be fired. A timer runs only while something wants to fire. */
export class Trigger {
  readonly #fire: (pull: Pull) => boolean;
  readonly #isAutomatic: () => boolean;
  readonly #cease: () => void;
  #pull: Pull | null = null;
  #nextShotMs = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(options: {
    /** Fires if there is something to fire at; `false` when nothing left the barrel. */
    readonly fire: (pull: Pull) => boolean;
    readonly isAutomatic: () => boolean;
    /** Called when the page is hidden. */
    readonly cease: () => void;
  }) {
    this.#fire = options.fire;
    this.#isAutomatic = options.isAutomatic;
    this.#cease = options.cease;
  }

  /** Holds the trigger, which fires at once if it may, or lets it go. */
  hold(pull: Pull | null): void {
    this.#pull = pull;
    if (pull !== null) this.once(pull);
    this.update();
  }

  /** Where a pointer that is held down has moved. */
  follow(point: Point): void {
    if (this.#pull !== null && this.#pull !== 'button') this.#pull = point;
  }

  /** One shot, not sooner than the rate allows. */
  once(pull: Pull): void {
    const nowMs = performance.now();
    if (nowMs >= this.#nextShotMs && this.#fire(pull)) this.#nextShotMs = nowMs + SHOT_EVERY_MS;
  }

  /** Goes on looking, or stops, as things are now. */
  update(): void {
    const isWanted = this.#pull !== null || this.#isAutomatic();
    if (!isWanted && this.#timer !== null) {
      clearInterval(this.#timer);
      this.#timer = null;
    } else if (isWanted) {
      this.#timer ??= setInterval(() => this.#look(), RETRY_EVERY_MS);
    }
  }

  #look(): void {
    if (document.hidden) this.#cease();
    else this.once(this.#pull ?? 'button');
    this.update();
  }
}
