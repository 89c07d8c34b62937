/** What is measured; `sprites` for the anchor alone. */
export type Options =
  | { readonly scene: 'arena' | 'slot'; readonly gameId: string }
  | { readonly scene: 'anchor'; readonly sprites: number };

/** What frames handed to the graphics. */
export type Counts = { draws: number; quads: number; uploads: number };

export type Measured = {
  /** Milliseconds of the page's own code for each frame, in their order. */
  readonly frameMs: readonly number[];
  /** Of all frames together. */
  readonly counts: Counts;
};

/** How the runner reaches in: `window.stageFrames`. */
export type StageFrames = {
  readonly open: (asked: Options) => Promise<void>;
  readonly watch: (frames: number) => Promise<Measured>;
};

declare global {
  interface Window {
    stageFrames: StageFrames;
  }
}
