/** The scene to measure; `sprites` for the baseline alone. */
export type Options =
  | { readonly scene: 'arena' | 'slot'; readonly gameId: string }
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
};

declare global {
  interface Window {
    stageFrames: StageFrames;
  }
}
