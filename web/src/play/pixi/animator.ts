/** Something that moves: gets the milliseconds since it began, returns whether it goes on. */
type Step = (elapsedMs: number) => boolean;

type Task = {
  startedMs: number | null;
  readonly step: Step;
  /** Puts everything where it ends; absent for decoration, which is never skipped. */
  readonly finish: (() => void) | null;
  readonly done: () => void;
};

/**
 * Draws while something moves and rests otherwise: no frame is requested when nothing changed.
 * With reduced motion everything jumps to its end.
 */
export class Animator {
  readonly #render: () => void;
  readonly #reducedMotion: () => boolean;
  readonly #tasks = new Set<Task>();
  readonly #pauses = new Set<() => void>();
  #frame: number | null = null;
  #skipping = false;
  #destroyed = false;
  readonly #onFrame = (nowMs: number): void => this.#tick(nowMs);

  constructor(options: { readonly render: () => void; readonly reducedMotion: () => boolean }) {
    this.#render = options.render;
    this.#reducedMotion = options.reducedMotion;
  }

  /** Whether movement is left out, for good or for now. */
  get instant(): boolean {
    return this.#skipping || this.#reducedMotion();
  }

  /** Draws once, soon. */
  invalidate(): void {
    if (this.#destroyed) return;
    this.#frame ??= requestAnimationFrame(this.#onFrame);
  }

  /** Paints progress 0..1 over a time. Resolves when it has ended or was skipped. */
  play(durationMs: number, paint: (progress: number) => void): Promise<void> {
    return this.run(
      (elapsedMs) => {
        paint(Math.min(1, elapsedMs / durationMs));
        return elapsedMs < durationMs;
      },
      () => paint(1),
    );
  }

  /** Steps until a step returns `false`. Skipping calls `finish` instead, once. */
  run(step: Step, finish: () => void): Promise<void> {
    if (this.#destroyed) return never();
    if (this.instant) {
      finish();
      this.invalidate();
      return Promise.resolve();
    }
    return this.#add(step, finish);
  }

  /** Decoration that play does not wait for: left out with reduced motion, never skipped. */
  decorate(step: Step): Promise<void> {
    if (this.#destroyed) return never();
    return this.instant ? Promise.resolve() : this.#add(step, null);
  }

  /** Time to look. There with reduced motion too, because reading takes its time. */
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
   * While skipping, every animation that play waits for ends at once, both running and later ones.
   */
  setSkipping(skipping: boolean): void {
    this.#skipping = skipping;
    if (skipping) this.#finishAll();
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

  /** Ends for good: what was waited for never comes, so that nothing goes on after the stage. */
  destroy(): void {
    this.#destroyed = true;
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#tasks.clear();
    this.#pauses.clear();
  }

  #add(step: Step, finish: (() => void) | null): Promise<void> {
    return new Promise((resolve) => {
      this.#tasks.add({ startedMs: null, step, finish, done: resolve });
      this.invalidate();
    });
  }

  #tick(nowMs: number): void {
    this.#frame = null;
    // A set may lose and gain members while it is walked through: no copy for every frame.
    for (const task of this.#tasks) {
      task.startedMs ??= nowMs;
      if (task.step(nowMs - task.startedMs)) continue;
      this.#tasks.delete(task);
      task.done();
    }
    this.#render();
    if (this.#tasks.size > 0) this.invalidate();
  }
}

const never = (): Promise<void> => new Promise(() => {});
