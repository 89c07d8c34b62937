/** The sprites of the particles' atlas. */
export type ParticleShape =
  | 'spark'
  | 'flake'
  | 'petal'
  | 'mote'
  | 'bubble'
  | 'streak'
  | 'comet'
  | 'coin'
  | 'paper';

type Range = readonly [min: number, max: number];

/** How the particles of a kind look and move: CSS pixels, seconds, radians. */
export type ParticleKind = {
  readonly shape: ParticleShape;
  /** The edge that they come from; `anywhere` for those that fade in and out in the air. */
  readonly from: 'below' | 'above' | 'anywhere';
  /** Pixels upwards in a second; negative falls. */
  readonly rise: Range;
  readonly drift: Range;
  /** Amplitude and angular speed of the movement from side to side. */
  readonly sway: Range;
  readonly swaySpeed: number;
  readonly turn: Range;
  /** Whether its foot points where it flies; else it is turned at random. */
  readonly points: boolean;
  /** Whether it turns over, as paper does in the air. */
  readonly flips: boolean;
  readonly size: Range;
  readonly lifeS: Range;
  readonly alpha: number;
  readonly tints: readonly number[];
  readonly isLight: boolean;
};

const base = {
  drift: [-12, 12],
  sway: [6, 22],
  swaySpeed: 1.6,
  turn: [-0.6, 0.6],
  points: false,
  flips: false,
  alpha: 0.9,
  isLight: false,
} as const satisfies Partial<ParticleKind>;

/** Everything that flies over a stage. */
export const emitterPresets = {
  ember: {
    ...base,
    shape: 'spark',
    from: 'below',
    rise: [50, 150],
    drift: [-24, 24],
    size: [6, 22],
    lifeS: [3, 7],
    tints: [0xffffff, 0xffc080, 0xff9060],
    isLight: true,
  },
  snow: {
    ...base,
    shape: 'flake',
    from: 'above',
    rise: [-90, -36],
    size: [5, 16],
    lifeS: [8, 15],
    tints: [0xffffff, 0xd8f0ff],
  },
  petal: {
    ...base,
    shape: 'petal',
    from: 'above',
    rise: [-80, -40],
    drift: [-44, 4],
    sway: [20, 54],
    turn: [-1.6, 1.6],
    flips: true,
    size: [11, 24],
    lifeS: [8, 14],
    tints: [0xffb0cc, 0xff88b0, 0xffd8e4],
  },
  dust: {
    ...base,
    shape: 'mote',
    from: 'anywhere',
    rise: [-14, 22],
    drift: [-22, 22],
    size: [6, 22],
    lifeS: [5, 10],
    alpha: 0.5,
    tints: [0xffe6b8, 0xd8c8b0, 0xffffff],
    isLight: true,
  },
  bubble: {
    ...base,
    shape: 'bubble',
    from: 'below',
    rise: [30, 90],
    size: [8, 26],
    lifeS: [6, 12],
    alpha: 0.7,
    tints: [0xffffff, 0xc8f4ff],
  },
  firefly: {
    ...base,
    shape: 'spark',
    from: 'anywhere',
    rise: [-8, 16],
    sway: [24, 60],
    swaySpeed: 0.9,
    size: [8, 24],
    lifeS: [4, 9],
    tints: [0xffe08a, 0xffc060, 0xe8ffb0],
    isLight: true,
  },
  rain: {
    ...base,
    shape: 'streak',
    from: 'above',
    rise: [-720, -460],
    drift: [-30, -20],
    sway: [0, 0],
    turn: [0, 0],
    points: true,
    size: [22, 46],
    lifeS: [1.2, 2.2],
    alpha: 0.45,
    tints: [0xbfe0ff, 0xffffff],
  },
  comet: {
    ...base,
    shape: 'comet',
    from: 'above',
    rise: [-420, -240],
    drift: [-230, -140],
    sway: [0, 0],
    turn: [0, 0],
    points: true,
    size: [40, 96],
    lifeS: [2.4, 4.4],
    alpha: 0.9,
    tints: [0xffffff, 0xffc8ec, 0x9fe6ff],
    isLight: true,
  },
  coin: {
    ...base,
    shape: 'coin',
    from: 'above',
    rise: [-420, -220],
    drift: [-40, 40],
    turn: [-1, 1],
    flips: true,
    size: [20, 44],
    lifeS: [2.4, 4],
    alpha: 1,
    tints: [0xffffff, 0xffe8b0],
  },
  confetti: {
    ...base,
    shape: 'paper',
    from: 'above',
    rise: [-110, -50],
    sway: [10, 40],
    turn: [-3, 3],
    flips: true,
    size: [7, 15],
    lifeS: [7, 13],
    alpha: 0.95,
    tints: [0xff6ab0, 0x5ce0ff, 0xffe05a, 0x9aff8a, 0xc08aff, 0xffffff],
  },
} as const satisfies Record<string, ParticleKind>;

export type EmitterPreset = keyof typeof emitterPresets;
