/** Draws a frame at the milliseconds since the start; returns whether the animation continues. */
type Step = (elapsedMs: number) => boolean;

type Task = {
  startedMs: number | null;
  readonly step: Step;
  /** Draws the final state; `null` for decoration, which is never skipped. */
  readonly finish: (() => void) | null;
  readonly done: () => void;
};

/** Milliseconds between two steps of ambient motion: 30 in a second. */
const AMBIENT_MS = 1_000 / 30;
/** A display's frames are not exactly equal: a step that is due within this time is taken. */
const AMBIENT_SLACK_MS = 4;
/** The most that ambient time advances in a step, as after a page was hidden. */
const AMBIENT_STEP_MS_MAX = 100;

/**
 * Runs animations. Frames are requested only while one is running. With reduced motion every
 * animation ends at once. Ambient motion has a slower clock of its own, and rests with reduced
 * motion, while skipping, and where the options require it.
 */
export class Animator {
  readonly #render: () => void;
  readonly #reducedMotion: () => boolean;
  readonly #ambientRests: () => boolean;
  readonly #ambient: ((elapsedMs: number) => void)[] = [];
  #ambientMs = 0;
  #ambientAt: number | null = null;
  /** Whether a frame is due although no animation is running. */
  #stale = false;
  readonly #tasks = new Set<Task>();
  readonly #pauses = new Set<() => void>();
  #frame: number | null = null;
  #skipping = false;
  #destroyed = false;
  readonly #onFrame = (nowMs: number): void => this.#tick(nowMs);

  constructor(options: {
    readonly render: () => void;
    readonly reducedMotion: () => boolean;
    /** Whether ambient motion rests; read in every frame. */
    readonly ambientRests?: () => boolean;
  }) {
    this.#render = options.render;
    this.#reducedMotion = options.reducedMotion;
    this.#ambientRests = options.ambientRests ?? (() => false);
  }

  /** Whether animations end at once, because of reduced motion or skipping. */
  get instant(): boolean {
    return this.#skipping || this.#reducedMotion();
  }

  /** Requests one frame, after which ambient motion continues if it may. */
  invalidate(): void {
    this.#stale = true;
    this.#request();
  }

  /** Steps 30 times a second with the milliseconds of ambient motion so far, for the stage's life. */
  ambient(step: (elapsedMs: number) => void): void {
    this.#ambient.push(step);
    this.#request();
  }

  /** Paints the progress 0..1 over a time. Resolves at the end or when skipped. */
  play(durationMs: number, paint: (progress: number) => void): Promise<void> {
    return this.run(
      (elapsedMs) => {
        paint(Math.min(1, elapsedMs / durationMs));
        return elapsedMs < durationMs;
      },
      () => paint(1),
    );
  }

  /** Runs until `step` returns `false`; skipping calls `finish` once instead. */
  run(step: Step, finish: () => void): Promise<void> {
    if (this.#destroyed) return never();
    if (this.instant) {
      finish();
      this.invalidate();
      return Promise.resolve();
    }
    return this.#add(step, finish);
  }

  /** Runs decoration that play does not wait for; omitted with reduced motion, never skipped. */
  decorate(step: Step): Promise<void> {
    if (this.#destroyed) return never();
    return this.instant ? Promise.resolve() : this.#add(step, null);
  }

  /** A pause to read, with reduced motion as well. */
  pause(durationMs: number): Promise<void> {
    if (this.#destroyed) return never();
    if (this.#skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        if (this.#pauses.delete(end)) resolve();
      };
      const timer = setTimeout(end, durationMs);
      this.#pauses.add(end);
    });
  }

  /**
   * While skipping, running and new animations end at once, except decoration.
   */
  setSkipping(skipping: boolean): void {
    this.#skipping = skipping;
    if (skipping) this.#finishAll();
    else this.#request();
  }

  #finishAll(): void {
    for (const task of [...this.#tasks]) {
      if (!task.finish) continue;
      this.#tasks.delete(task);
      task.finish();
      task.done();
    }
    for (const end of [...this.#pauses]) end();
    this.invalidate();
  }

  /**
   * Stops all animations. Their promises stay pending, so that nothing continues after the stage.
   */
  destroy(): void {
    this.#destroyed = true;
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#tasks.clear();
    this.#pauses.clear();
    this.#ambient.length = 0;
  }

  #request(): void {
    if (this.#destroyed) return;
    this.#frame ??= requestAnimationFrame(this.#onFrame);
  }

  #add(step: Step, finish: (() => void) | null): Promise<void> {
    return new Promise((resolve) => {
      this.#tasks.add({ startedMs: null, step, finish, done: resolve });
      this.invalidate();
    });
  }

  #tick(nowMs: number): void {
    this.#frame = null;
    const hasMoved = this.#stepAmbient(nowMs);
    const isDue = hasMoved || this.#stale || this.#tasks.size > 0;
    this.#stale = false;
    // A set may change during iteration, so no copy is needed.
    for (const task of this.#tasks) {
      task.startedMs ??= nowMs;
      if (task.step(nowMs - task.startedMs)) continue;
      this.#tasks.delete(task);
      task.done();
    }
    if (isDue) this.#render();
    if (this.#tasks.size > 0 || this.#ambientAt !== null) this.#request();
  }

  /** Takes the step of ambient motion that is due. @returns whether there was one */
  #stepAmbient(nowMs: number): boolean {
    if (this.#ambient.length === 0 || this.instant || this.#ambientRests()) {
      this.#ambientAt = null;
      return false;
    }
    const sinceMs = nowMs - (this.#ambientAt ?? nowMs - AMBIENT_MS);
    if (sinceMs < AMBIENT_MS - AMBIENT_SLACK_MS) return false;
    this.#ambientAt = nowMs;
    this.#ambientMs += Math.min(sinceMs, AMBIENT_STEP_MS_MAX);
    for (const step of this.#ambient) step(this.#ambientMs);
    return true;
  }
}

const never = (): Promise<void> => new Promise(() => {});
