/** A deformation of one line of lettering. */
export interface Warp {
  /**
   * The new height of a point.
   * @param y The point's height above the baseline, in pixels; upwards is negative.
   * @param across The position of the point in the line: -1 at the left end, 1 at the right.
   * @param capHeight Height of the line's tallest letter, in pixels.
   */
  readonly bend: (y: number, across: number, capHeight: number) => number;
  /** The rise of the highest point above the undeformed line, in pixels. */
  readonly rise: number;
}

/** 1 in the middle of the line, 0 at its ends. */
function middle(across: number): number {
  return 1 - across * across;
}

export const STRAIGHT: Warp = { bend: (y) => y, rise: 0 };

/** Bends the line upwards in the middle, by this number of pixels. */
export function arched(height: number): Warp {
  return { bend: (y, across) => y - height * middle(across), rise: height };
}

/** Makes the letters in the middle taller by a percentage; the baseline stays level. */
export function hill(percent: number): Warp {
  return { bend: (y, across) => y * (1 + (percent / 100) * middle(across)), rise: 0 };
}

/** Extends the letters in the middle downwards by a percentage; their tops stay level. */
export function bowl(percent: number): Warp {
  return {
    bend: (y, across, capHeight) => y + (y + capHeight) * (percent / 100) * middle(across),
    rise: 0,
  };
}

/** Makes the letters grow from left to right, by a percentage at the end. */
export function ramp(percent: number): Warp {
  return { bend: (y, across) => y * (1 + ((percent / 100) * (across + 1)) / 2), rise: 0 };
}

/**
 * Moves the line along one period of a sine of this number of pixels; negative starts with a crest.
 */
export function wave(height: number): Warp {
  return { bend: (y, across) => y + Math.sin(across * Math.PI) * height, rise: 0 };
}

/** Lifts the right end and lowers the left one, by this number of pixels each. */
export function slant(height: number): Warp {
  return { bend: (y, across) => y - across * height, rise: 0 };
}
