import type { Stop } from '../../engine/canvas.ts';
import type { Face } from '../../lettering/faces.ts';
import type { LetterStyle } from '../../lettering/lockup.ts';
import type { Lighting } from '../../motif/lighting.ts';

/** The ground of a slot's stage; `places.ts` draws each. */
export type PlaceName =
  | 'peaks'
  | 'meadow'
  | 'wood'
  | 'city'
  | 'street'
  | 'temple'
  | 'oasis'
  | 'lake'
  | 'sea'
  | 'shrine'
  | 'jungle'
  | 'hive'
  | 'hall';

/** A symbol of the reels, by its name in the game's mathematics: of the Noto set, or with its own drawing. */
type ReelSymbol = ReelFigure | { readonly name: string; readonly drawing: 'lucky-seven' };

interface ReelFigure extends Lighting {
  readonly name: string;
  readonly figure: string;
  /** Pixels across; round shapes are drawn larger, because they fill less of their square. */
  readonly size?: number;
  /** What is written at the foot of the cell, such as the value of a coin. */
  readonly label?: string;
}

/** The sky behind the reels, the light in it, and the rays of that light. */
export interface Palette {
  readonly sky: readonly Stop[];
  readonly glow: string;
  readonly rays: string;
}

/** The theme of a slot's pictures; `stages.ts` draws all themes alike. */
export interface SlotTheme extends Palette {
  readonly gameId: string;
  readonly place: PlaceName;
  /** The palette of the feature. */
  readonly feature: Palette;
  /** The two tones of the ground. */
  readonly ridges: readonly [far: string, near: string];
  readonly sparks: readonly string[];
  readonly title: LetterStyle;
  readonly face: Face;
  /** The face of the card ranks, where they cannot be read in that of the title. */
  readonly rankFace?: Face;
  /** The colours of the win words, from top to bottom; those of the title by default. */
  readonly winColours?: readonly string[];
  /** The colours of the card ranks by name; jewels by default. */
  readonly ranks?: Readonly<Partial<Record<'a' | 'k' | 'q' | 'j' | '10' | '9', string>>>;
  /** One line, or two. */
  readonly lines: readonly [upper: string, lower?: string];
  /** The baseline of the lower line, in pixels; higher for faces with long swashes. */
  readonly lowerBaseline?: number;
  readonly light: string;
  readonly shadow: string;
  readonly figures: readonly ReelSymbol[];
}

export const slotThemes: readonly SlotTheme[] = [
  {
    gameId: 'phoenix-ascend',
    place: 'hall',
    sky: [
      [0, '#1d0310'],
      [0.4, '#7a0f14'],
      [0.72, '#d8480f'],
      [1, '#1a0306'],
    ],
    glow: '#ffb02e',
    rays: '#ffe08a',
    feature: {
      sky: [
        [0, '#0a0420'],
        [0.42, '#3a0f66'],
        [0.74, '#e0561f'],
        [1, '#10031c'],
      ],
      glow: '#ffcf7a',
      rays: '#ffe0a8',
    },
    ridges: ['#5d0b12', '#34060c'],
    sparks: ['#ffb347', '#ff6a1a', '#ffe39a'],
    title: {
      fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
      horizon: [0.47, 0.55],
      outline: '#5a1d02',
      side: '#240a01',
      glow: '#ff8a1a',
    },
    face: 'cinzel',
    winColours: ['#ffffff', '#ffe27a', '#f08a0f', '#ffe08a'],
    lines: ['PHOENIX', 'ASCEND'],
    light: '#fff6d0',
    shadow: '#2a0206',
    figures: [
      { name: 'phoenix', figure: 'phoenix', size: 224, rim: '#ffe58a', glow: '#ffb22e' },
      { name: 'sun', figure: 'sun', size: 210, glow: '#ffd35a' },
      { name: 'crown', figure: 'crown', glow: '#ffcf5a' },
      { name: 'gem', figure: 'gem-stone', light: '#fff', shadow: '#031028', glow: '#7fd8ff' },
      { name: 'flame', figure: 'fire', size: 204, glow: '#ff8a2a' },
      { name: 'egg', figure: 'egg', size: 190, light: '#fff', grade: '#ffc46b' },
    ],
  },
  {
    gameId: 'parade-7',
    place: 'street',
    sky: [
      [0, '#3c0012'],
      [0.45, '#c0102a'],
      [0.75, '#ff7a3a'],
      [1, '#2a0008'],
    ],
    glow: '#ffd35a',
    rays: '#fff0b0',
    feature: {
      sky: [
        [0, '#08042a'],
        [0.42, '#2a1480'],
        [0.74, '#c03ab0'],
        [1, '#0a0322'],
      ],
      glow: '#ffd35a',
      rays: '#ffe9a8',
    },
    ridges: ['#8c0f22', '#4a0612'],
    sparks: ['#ffe08a', '#7fe3ff', '#ff9ad0', '#fff'],
    title: {
      fill: ['#ffffff', '#ffe9a6', '#ffb11f', '#ffe08a'],
      horizon: [0.46, 0.55],
      outline: '#7a0012',
      side: '#30000a',
      glow: '#ffb02e',
    },
    face: 'bungee',
    lines: ['PARADE 7'],
    light: '#fff',
    shadow: '#2a0206',
    figures: [
      { name: 'drum', figure: 'drum', glow: '#ffd35a' },
      { name: 'seven', drawing: 'lucky-seven' },
      { name: 'bell', figure: 'bell', glow: '#ffdf6b' },
      { name: 'melon', figure: 'watermelon' },
      { name: 'grapes', figure: 'grapes' },
      { name: 'lemon', figure: 'lemon' },
      { name: 'orange', figure: 'tangerine' },
      { name: 'cherry', figure: 'cherries' },
      { name: 'confetti', figure: 'confetti-ball', glow: '#fff' },
    ],
  },
  {
    gameId: 'fox-and-clover',
    place: 'meadow',
    sky: [
      [0, '#06281a'],
      [0.4, '#1f8a3c'],
      [0.7, '#7fcf4a'],
      [1, '#04170c'],
    ],
    glow: '#f7ffb0',
    rays: '#fffec0',
    feature: {
      sky: [
        [0, '#0a0c2c'],
        [0.42, '#1f3a7a'],
        [0.74, '#5ab06a'],
        [1, '#060a1c'],
      ],
      glow: '#d8ffb0',
      rays: '#f0ffc8',
    },
    ridges: ['#1c6b30', '#0c3a1c'],
    sparks: ['#fffbd0', '#b8ffb0', '#ffe27a'],
    title: {
      fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
      horizon: [0.47, 0.55],
      outline: '#0b4a1c',
      side: '#03200b',
      glow: '#ffe27a',
    },
    face: 'rammetto-one',
    lines: ['FOX &', 'CLOVER'],
    light: '#fff7d0',
    shadow: '#0c1a06',
    figures: [
      { name: 'fox', figure: 'fox', size: 212, glow: '#ffcf5a' },
      { name: 'hat', figure: 'top-hat' },
      { name: 'pot', figure: 'money-bag', glow: '#ffe27a' },
      { name: 'rainbow', figure: 'rainbow' },
      { name: 'mushroom', figure: 'mushroom' },
      { name: 'clover', figure: 'four-leaf-clover', glow: '#b8ffb0' },
      ...['1', '2', '3', '5'].map((value) => ({
        name: `clover-${value}`,
        figure: 'four-leaf-clover',
        glow: '#b8ffb0',
        label: `×${value}`,
      })),
      ...['10', '25'].map((value) => ({
        name: `clover-${value}`,
        figure: 'four-leaf-clover',
        grade: '#ffd861',
        glow: '#ffe27a',
        label: `×${value}`,
      })),
      { name: 'clover-100', figure: 'crown', size: 176, glow: '#ffffff', label: '×100' },
      { name: 'leaf', figure: 'herb', size: 130, grade: '#2f6a34' },
    ],
  },
  {
    gameId: 'copper-canyon',
    place: 'peaks',
    sky: [
      [0, '#2a0d3a'],
      [0.4, '#c9433f'],
      [0.68, '#ffb04a'],
      [1, '#240a0d'],
    ],
    glow: '#fff0b0',
    rays: '#ffe0a0',
    feature: {
      sky: [
        [0, '#0c0a2a'],
        [0.42, '#3c2a7a'],
        [0.74, '#e0683a'],
        [1, '#0c0614'],
      ],
      glow: '#ffc88a',
      rays: '#ffe0b8',
    },
    ridges: ['#7c2a1e', '#42120f'],
    sparks: ['#ffd08a', '#ff9a4a', '#ffe8c0'],
    title: {
      fill: ['#fff2d2', '#f2b268', '#b8581e', '#f0b070'],
      horizon: [0.46, 0.55],
      outline: '#3a1208',
      side: '#160504',
      glow: '#ff9a3a',
    },
    face: 'rye',
    lines: ['COPPER', 'CANYON'],
    light: '#fff0c8',
    shadow: '#190509',
    figures: [
      { name: 'dynamite', figure: 'firecracker', glow: '#ff8a2a' },
      { name: 'nugget', figure: 'coin', glow: '#ffcf5a' },
      { name: 'train', figure: 'locomotive' },
      { name: 'cactus', figure: 'cactus' },
      { name: 'boot', figure: 'hiking-boot' },
      { name: 'sun', figure: 'sun', size: 210, glow: '#ffd35a' },
    ],
  },
  {
    gameId: 'wolfmoon',
    place: 'wood',
    sky: [
      [0, '#040820'],
      [0.45, '#16347c'],
      [0.75, '#4a82d8'],
      [1, '#040a1c'],
    ],
    glow: '#cfe4ff',
    rays: '#bcd8ff',
    feature: {
      sky: [
        [0, '#12041c'],
        [0.42, '#4a1a5e'],
        [0.74, '#b0527a'],
        [1, '#0c0414'],
      ],
      glow: '#ffd8c8',
      rays: '#ffc8b0',
    },
    ridges: ['#1d3f86', '#0a1c47'],
    sparks: ['#ffffff', '#cfe4ff', '#8fc0ff'],
    title: {
      fill: ['#ffffff', '#bfe0ff', '#3f7fe0', '#b9dcff'],
      horizon: [0.46, 0.56],
      outline: '#071a4a',
      side: '#020817',
      glow: '#2f6cff',
    },
    face: 'new-rocker',
    rankFace: 'alfa-slab-one',
    lines: ['WOLF', 'MOON'],
    lowerBaseline: 246,
    light: '#eaf4ff',
    shadow: '#02081c',
    figures: [
      { name: 'moon', figure: 'full-moon', size: 204, glow: '#cfe4ff' },
      { name: 'wolf', figure: 'wolf', size: 208 },
      { name: 'eagle', figure: 'eagle' },
      { name: 'owl', figure: 'owl' },
      { name: 'deer', figure: 'deer' },
      { name: 'paw', figure: 'paw-prints', glow: '#8fc0ff' },
    ],
  },
  {
    gameId: 'jade-teahouse',
    place: 'shrine',
    sky: [
      [0, '#032018'],
      [0.42, '#0d6b4c'],
      [0.72, '#3fc98f'],
      [1, '#02140e'],
    ],
    glow: '#e6ffd8',
    rays: '#c9ffe0',
    feature: {
      sky: [
        [0, '#0a0a28'],
        [0.42, '#2a2a6e'],
        [0.74, '#b06a8a'],
        [1, '#080618'],
      ],
      glow: '#ffd8e8',
      rays: '#ffe8c8',
    },
    ridges: ['#0c5a40', '#06301f'],
    sparks: ['#eafff4', '#9dffcf', '#ffe7a8'],
    title: {
      fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
      horizon: [0.46, 0.55],
      outline: '#064a33',
      side: '#021c13',
      glow: '#7dffc0',
    },
    face: 'dela-gothic-one',
    lines: ['JADE', 'TEAHOUSE'],
    light: '#f4ffe8',
    shadow: '#04180f',
    figures: [
      { name: 'lantern', figure: 'red-paper-lantern', glow: '#ff8a5a' },
      { name: 'dragon', figure: 'dragon', size: 208 },
      { name: 'teapot', figure: 'teapot' },
      { name: 'cup', figure: 'teacup-without-handle' },
      { name: 'fan', figure: 'folding-hand-fan' },
      { name: 'lotus', figure: 'lotus', glow: '#ffb0d8' },
    ],
  },
  {
    gameId: 'frostforge',
    place: 'peaks',
    sky: [
      [0, '#041428'],
      [0.42, '#1b5d9c'],
      [0.72, '#8fd8ff'],
      [1, '#020c18'],
    ],
    glow: '#eafaff',
    rays: '#d8f4ff',
    feature: {
      sky: [
        [0, '#0c0630'],
        [0.42, '#2a2a8c'],
        [0.74, '#4ad0b0'],
        [1, '#050418'],
      ],
      glow: '#b8ffe8',
      rays: '#a8ffe0',
    },
    ridges: ['#2a6fa8', '#0c2f52'],
    sparks: ['#ffffff', '#bfeaff', '#7fd0ff'],
    title: {
      fill: ['#ffffff', '#d4f1ff', '#58b4ef', '#cdefff'],
      horizon: [0.46, 0.55],
      outline: '#08305c',
      side: '#021224',
      glow: '#7fd8ff',
    },
    face: 'black-ops-one',
    lines: ['FROST', 'FORGE'],
    light: '#f2fbff',
    shadow: '#03142a',
    figures: [
      { name: 'shield', figure: 'shield', glow: '#bfeaff' },
      { name: 'hammer', figure: 'hammer' },
      { name: 'sword', figure: 'crossed-swords' },
      { name: 'axe', figure: 'axe' },
      { name: 'helmet', figure: 'military-helmet' },
      { name: 'snow', figure: 'snowflake', glow: '#dff6ff' },
    ],
  },
  {
    gameId: 'scarab-vault',
    place: 'temple',
    sky: [
      [0, '#0a1430'],
      [0.42, '#2c4f8a'],
      [0.72, '#e0a040'],
      [1, '#080c1c'],
    ],
    glow: '#ffe7a8',
    rays: '#ffe9b8',
    feature: {
      sky: [
        [0, '#16041c'],
        [0.42, '#5a1a4a'],
        [0.74, '#ff8a3a'],
        [1, '#10040c'],
      ],
      glow: '#ffd08a',
      rays: '#ffdca8',
    },
    ridges: ['#8a5a1c', '#3a230a'],
    sparks: ['#fff0b8', '#ffd36a', '#8fd0ff'],
    title: {
      fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
      horizon: [0.46, 0.55],
      outline: '#4a2a02',
      side: '#1c0f01',
      glow: '#ffb02e',
    },
    face: 'cinzel-decorative',
    lines: ['SCARAB', 'VAULT'],
    lowerBaseline: 246,
    light: '#fff4d0',
    shadow: '#140a02',
    figures: [
      { name: 'scarab', figure: 'beetle', size: 208, glow: '#7dffb0' },
      { name: 'crown', figure: 'crown', glow: '#ffd35a' },
      { name: 'amphora', figure: 'amphora' },
      { name: 'key', figure: 'key', glow: '#ffd35a' },
      { name: 'amulet', figure: 'nazar-amulet' },
      { name: 'temple', figure: 'classical-building', glow: '#ffe7a8' },
    ],
  },
  {
    gameId: 'genie-hour',
    place: 'oasis',
    sky: [
      [0, '#140530'],
      [0.42, '#5a1fa8'],
      [0.72, '#c478ff'],
      [1, '#0a0220'],
    ],
    glow: '#f3d8ff',
    rays: '#e6c4ff',
    feature: {
      sky: [
        [0, '#031a2c'],
        [0.42, '#0f5a80'],
        [0.74, '#4ad8d0'],
        [1, '#02101c'],
      ],
      glow: '#d8fff4',
      rays: '#b8fff0',
    },
    ridges: ['#4a1a8c', '#220a4a'],
    sparks: ['#ffe9ff', '#d8a8ff', '#ffe08a'],
    title: {
      fill: ['#fffbe3', '#ffd861', '#e8890f', '#ffd365'],
      horizon: [0.46, 0.55],
      outline: '#3a0a6a',
      side: '#16022e',
      glow: '#c078ff',
    },
    face: 'limelight',
    lines: ['GENIE', 'HOUR'],
    light: '#fff0ff',
    shadow: '#10041f',
    figures: [
      { name: 'genie', figure: 'genie', size: 214, glow: '#8fd0ff' },
      { name: 'lamp', figure: 'diya-lamp', glow: '#ffd35a' },
      { name: 'ring', figure: 'ring' },
      { name: 'scroll', figure: 'scroll' },
      { name: 'olive', figure: 'olive' },
      { name: 'hourglass', figure: 'hourglass-done', glow: '#ffe08a' },
    ],
  },
  {
    gameId: 'nine-neon-lives',
    place: 'city',
    sky: [
      [0, '#0b0524'],
      [0.42, '#4a1470'],
      [0.72, '#ff5aa0'],
      [1, '#06021a'],
    ],
    glow: '#ffb0e0',
    rays: '#ff9ad8',
    feature: {
      sky: [
        [0, '#02142c'],
        [0.42, '#0a3a7a'],
        [0.74, '#22d0e8'],
        [1, '#020a1c'],
      ],
      glow: '#a8f6ff',
      rays: '#8af0ff',
    },
    ridges: ['#3a0f66', '#170636'],
    sparks: ['#7ff6ff', '#ff8ad0', '#fff'],
    title: {
      fill: ['#ffffff', '#a8f6ff', '#26c6e8', '#9af0ff'],
      horizon: [0.46, 0.55],
      outline: '#4a0a6a',
      side: '#12021e',
      glow: '#ff4fb0',
    },
    face: 'righteous',
    lines: ['NINE NEON', 'LIVES'],
    light: '#f0f6ff',
    shadow: '#0a0320',
    figures: [
      { name: 'cat', figure: 'black-cat', size: 208, glow: '#7ff6ff' },
      { name: 'martini', figure: 'cocktail-glass', glow: '#ff8ad0' },
      { name: 'guitar', figure: 'guitar' },
      { name: 'dice', figure: 'game-die' },
      { name: 'skate', figure: 'roller-skate' },
      { name: 'city', figure: 'night-with-stars', glow: '#ff8ad0' },
    ],
  },
  {
    gameId: 'honeycomb-heist',
    place: 'hive',
    sky: [
      [0, '#3a1a02'],
      [0.42, '#c9780c'],
      [0.72, '#ffd04a'],
      [1, '#241002'],
    ],
    glow: '#fff3b0',
    rays: '#ffeaa0',
    feature: {
      sky: [
        [0, '#1c0a2c'],
        [0.42, '#5a2a6e'],
        [0.74, '#ff9a2a'],
        [1, '#10061c'],
      ],
      glow: '#ffe08a',
      rays: '#ffe8a0',
    },
    ridges: ['#9a5a0a', '#4a2804'],
    sparks: ['#fff6c8', '#ffd36a', '#ffb02e'],
    title: {
      fill: ['#fffbe3', '#ffe06a', '#e8890f', '#ffd365'],
      horizon: [0.46, 0.55],
      outline: '#5a2a02',
      side: '#241000',
      glow: '#ffb02e',
    },
    face: 'titan-one',
    lines: ['HONEYCOMB', 'HEIST'],
    light: '#fff6d8',
    shadow: '#1c0c02',
    figures: [
      { name: 'bear', figure: 'bear', size: 212, glow: '#ffcf5a' },
      { name: 'honey', figure: 'honey-pot', glow: '#ffd35a' },
      { name: 'bee', figure: 'honeybee' },
      { name: 'moneybag', figure: 'money-bag' },
      { name: 'sunflower', figure: 'sunflower' },
      { name: 'blossom', figure: 'blossom', glow: '#ffe27a' },
    ],
  },
  {
    gameId: 'sugar-comet',
    place: 'meadow',
    sky: [
      [0, '#3a1496'],
      [0.42, '#b436d0'],
      [0.72, '#ff86c4'],
      [1, '#3c0f66'],
    ],
    glow: '#ffe1f4',
    rays: '#ffffff',
    feature: {
      sky: [
        [0, '#050a3c'],
        [0.42, '#1a2aa0'],
        [0.74, '#6a6af0'],
        [1, '#08062c'],
      ],
      glow: '#d8e4ff',
      rays: '#c8dcff',
    },
    ridges: ['#e25fb5', '#8f2aa0'],
    sparks: ['#ffffff', '#ffd0ee', '#9fe6ff'],
    title: {
      fill: ['#ffffff', '#ffd6ee', '#ff7ac2', '#ffc4e6'],
      horizon: [0.46, 0.55],
      outline: '#7a1172',
      side: '#3a0546',
      glow: '#ff7ae0',
    },
    face: 'chango',
    ranks: { a: '#ff4fa0', k: '#ff9a3a', q: '#b45aff', j: '#3ab4ff', 10: '#4ad88a' },
    lines: ['SUGAR', 'COMET'],
    light: '#ffffff',
    shadow: '#2a0440',
    figures: [
      { name: 'doughnut', figure: 'doughnut', size: 226, glow: '#ffd0ee' },
      { name: 'cupcake', figure: 'cupcake', size: 228 },
      { name: 'icecream', figure: 'soft-ice-cream', size: 230 },
      { name: 'lollipop', figure: 'lollipop', size: 228 },
      { name: 'candy', figure: 'candy', size: 226 },
      { name: 'strawberry', figure: 'strawberry', size: 226 },
      { name: 'moon', figure: 'first-quarter-moon-face', size: 206, glow: '#ffe9a8' },
      { name: 'comet', figure: 'comet', size: 208, glow: '#9fe6ff' },
      ...['2', '3', '5'].map((value) => ({
        name: `comet-${value}`,
        figure: 'comet',
        size: 208,
        glow: '#9fe6ff',
        label: `×${value}`,
      })),
      {
        name: 'comet-10',
        figure: 'comet',
        size: 214,
        grade: '#ffd861',
        glow: '#ffe27a',
        label: '×10',
      },
      {
        name: 'comet-25',
        figure: 'comet',
        size: 220,
        grade: '#ff7ac2',
        glow: '#ffd0ee',
        label: '×25',
      },
      {
        name: 'comet-50',
        figure: 'comet',
        size: 226,
        grade: '#b45aff',
        glow: '#ffffff',
        label: '×50',
      },
    ],
  },
  {
    gameId: 'lantern-night',
    place: 'lake',
    sky: [
      [0, '#1a0524'],
      [0.42, '#5e0f3f'],
      [0.74, '#c4343f'],
      [1, '#12030f'],
    ],
    glow: '#ffcf7d',
    rays: '#ffd9a0',
    feature: {
      sky: [
        [0, '#04061c'],
        [0.42, '#101a5a'],
        [0.74, '#a02a5a'],
        [1, '#060414'],
      ],
      glow: '#ffb060',
      rays: '#ffc88a',
    },
    ridges: ['#4d0d36', '#24051a'],
    sparks: ['#ffe6c4', '#ffb0c8', '#ff9a5a'],
    title: {
      fill: ['#fffbe3', '#ffd861', '#e8640f', '#ffc365'],
      horizon: [0.46, 0.55],
      outline: '#5a0a1c',
      side: '#22030c',
      glow: '#ff8a4a',
    },
    face: 'shrikhand',
    ranks: { a: '#e0402f', k: '#e8983a', q: '#a83a7a', j: '#3a6ac0', 10: '#3a9a6a' },
    lines: ['LANTERN', 'NIGHT'],
    light: '#ffe8c0',
    shadow: '#16020f',
    figures: [
      { name: 'lantern', figure: 'red-paper-lantern', size: 210, glow: '#ff8a4a' },
      { name: 'moon', figure: 'full-moon', size: 200, glow: '#fff0c0' },
      { name: 'castle', figure: 'japanese-castle', size: 204 },
      { name: 'carp', figure: 'carp-streamer' },
      { name: 'chime', figure: 'wind-chime' },
      { name: 'blossom', figure: 'cherry-blossom', glow: '#ffb0d8' },
      { name: 'fireworks', figure: 'fireworks', glow: '#ffd35a' },
    ],
  },
  {
    gameId: 'rex-eruption',
    place: 'jungle',
    sky: [
      [0, '#1c0b3a'],
      [0.42, '#7a1f5e'],
      [0.72, '#ff6a2a'],
      [1, '#1a0616'],
    ],
    glow: '#ffb13e',
    rays: '#ffcf7a',
    feature: {
      sky: [
        [0, '#1a0204'],
        [0.42, '#7a0a0a'],
        [0.74, '#ff4a0a'],
        [1, '#140202'],
      ],
      glow: '#ffd24a',
      rays: '#ffb02a',
    },
    ridges: ['#3a1030', '#200a1e'],
    sparks: ['#ffd36a', '#ff7a2b', '#fff0c0'],
    title: {
      fill: ['#fff6cf', '#ffc23a', '#e8480f', '#ffa83a'],
      horizon: [0.46, 0.55],
      outline: '#4a0a0c',
      side: '#1a0306',
      glow: '#ff6a1e',
    },
    face: 'luckiest-guy',
    ranks: { a: '#e8502a', k: '#d8982a', q: '#8a5a3a', j: '#4a8a9a', 10: '#6a9a3a' },
    lines: ['REX', 'ERUPTION'],
    light: '#fff0c8',
    shadow: '#14040c',
    figures: [
      { name: 'rex', figure: 't-rex', size: 216, glow: '#ff8a2a' },
      { name: 'sauropod', figure: 'sauropod', size: 208 },
      { name: 'mammoth', figure: 'mammoth', size: 204 },
      { name: 'egg', figure: 'nest-with-eggs' },
      { name: 'bone', figure: 'bone' },
      { name: 'volcano', figure: 'volcano', size: 204, glow: '#ff8a2a' },
    ],
  },
  {
    gameId: 'storm-trench',
    place: 'sea',
    sky: [
      [0, '#0b1420'],
      [0.4, '#274253'],
      [0.7, '#5f8a8e'],
      [1, '#04121a'],
    ],
    glow: '#bfe8de',
    rays: '#8fc8c4',
    feature: {
      sky: [
        [0, '#020a14'],
        [0.42, '#04303a'],
        [0.74, '#0f8a7c'],
        [1, '#01080c'],
      ],
      glow: '#6fffe0',
      rays: '#a8fff0',
    },
    ridges: ['#1d4450', '#082630'],
    sparks: ['#d8fff4', '#8fe0d4', '#4fb0a8'],
    title: {
      fill: ['#f4fffb', '#a8e8dc', '#2f7f86', '#9fe0d2'],
      horizon: [0.46, 0.56],
      outline: '#0b2a33',
      side: '#02090d',
      glow: '#2fb8a8',
    },
    face: 'russo-one',
    ranks: {
      a: '#d86a4a',
      k: '#c89a3a',
      q: '#5a9ac8',
      j: '#7a78c0',
      '10': '#3fa088',
      '9': '#7f98a0',
    },
    winColours: ['#ffffff', '#c8fff0', '#3fb0a8', '#a8f0e0'],
    lines: ['STORM', 'TRENCH'],
    light: '#eafff6',
    shadow: '#010c14',
    figures: [
      { name: 'trident', figure: 'trident-emblem', rim: '#fff0b0', glow: '#ffd35a' },
      { name: 'kraken', figure: 'octopus', size: 208, glow: '#a8ffe6' },
      { name: 'whale', figure: 'spouting-whale', size: 206 },
      { name: 'ship', figure: 'sailboat' },
      { name: 'anchor', figure: 'anchor', light: '#ffffff' },
      { name: 'compass', figure: 'compass' },
      { name: 'lamp', figure: 'diya-lamp', glow: '#ffb347' },
      { name: 'storm', figure: 'cloud-with-lightning', size: 208, glow: '#c9fff0' },
      { name: 'water', figure: 'water-wave', size: 150, grade: '#3f7f90' },
    ],
  },
];
