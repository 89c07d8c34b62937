/** The scene to measure; `sprites` for the baseline alone. */
export type Options =
  | { readonly scene: 'arena' | 'slot' | 'spins' | 'rest'; readonly gameId: string }
  | { readonly scene: 'baseline'; readonly sprites: number };

/** Calls and uploads to WebGL. */
export type Counts = { draws: number; quads: number; uploads: number };

export type Measured = {
  /** Milliseconds of the page's own code for each frame, in order. */
  readonly frameMs: readonly number[];
  /** Of all frames together. */
  readonly counts: Counts;
};

/** The interface for the runner: `window.stageFrames`. */
export type StageFrames = {
  readonly open: (options: Options) => Promise<void>;
  readonly watch: (frames: number) => Promise<Measured>;
  /** The share of pixels that differ after so many frames, 0 to 1. */
  readonly changed: (frames: number) => Promise<number>;
  /** Runs frames; whether the scene has spun so often. */
  readonly spinUntil: (spins: number) => Promise<boolean>;
};

declare global {
  interface Window {
    stageFrames: StageFrames;
  }
}
