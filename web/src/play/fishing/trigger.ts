import type { Point } from '../pixi/page.ts';

/** The source of a shot: a pointer down on the water, or the button or the automatic fire. */
export type Pull = Point | 'button';

/** Interval between two attempts to fire while the trigger is held. */
const RETRY_EVERY_MS = 50;

/** Limits the rate of fire. Its timer runs only while the trigger is held or automatic. */
export class Trigger {
  readonly #fire: (pull: Pull) => boolean;
  readonly #isAutomatic: () => boolean;
  readonly #cease: () => void;
  readonly #everyMs: number;
  #pull: Pull | null = null;
  #nextShotMs = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(options: {
    /** Fires at a target; `false` when there was none. */
    readonly fire: (pull: Pull) => boolean;
    readonly isAutomatic: () => boolean;
    /** Called when the page is hidden. */
    readonly cease: () => void;
    /** Minimum interval between two shots. */
    readonly everyMs: number;
  }) {
    this.#fire = options.fire;
    this.#isAutomatic = options.isAutomatic;
    this.#cease = options.cease;
    this.#everyMs = options.everyMs;
  }

  /** Presses the trigger, which fires as soon as the rate allows; `null` releases it. */
  hold(pull: Pull | null): void {
    this.#pull = pull;
    if (pull !== null) this.once(pull);
    this.update();
  }

  /** Updates the position of the pointer that is down. */
  follow(point: Point): void {
    if (this.#pull !== null && this.#pull !== 'button') this.#pull = point;
  }

  /** Fires one shot if the rate allows. */
  once(pull: Pull): void {
    const nowMs = performance.now();
    if (nowMs >= this.#nextShotMs && this.#fire(pull)) this.#nextShotMs = nowMs + this.#everyMs;
  }

  /** Starts or stops the timer to match the state. */
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
