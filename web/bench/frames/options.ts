/** The states of a slot that are drawn, not measured. */
export const slotStates = [
  'rest',
  'spin',
  'anticipation',
  'win',
  'mega',
  'epic',
  'intro',
  'feature',
  'outro',
] as const;

export type SlotStateName = (typeof slotStates)[number];

/** The scene to measure; `sprites` for the baseline alone. */
export type Options =
  | { readonly scene: 'arena' | 'slot' | 'spins'; readonly gameId: string }
  | { readonly scene: 'state'; readonly gameId: string; readonly state: SlotStateName }
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
  /** The stage as the URL of a PNG. */
  readonly picture: () => Promise<string>;
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
