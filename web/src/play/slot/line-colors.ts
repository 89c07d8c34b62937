export type LineColor = {
  /** The colour of texts about the line, on dark. */
  readonly text: string;
  /** The bright core of the drawn line. */
  readonly core: number;
  /** The glow of the drawn line. */
  readonly glow: number;
};

const palette = [
  { text: '#ffdd94', core: 0xfff3c4, glow: 0xffcf4a },
  { text: '#aef4ff', core: 0xaef4ff, glow: 0x5ce6ff },
  { text: '#ffb3d4', core: 0xffd0e4, glow: 0xff6fb0 },
  { text: '#b8f5cf', core: 0xc9ffdf, glow: 0x5ce6ae },
  { text: '#d9c6ff', core: 0xe3d6ff, glow: 0xa884ff },
] as const satisfies readonly LineColor[];

/** The colour of the n-th winning line of a round (from 0), in texts and on the reels. */
export function lineColor(index: number): LineColor {
  return palette[index % palette.length] ?? palette[0];
}
