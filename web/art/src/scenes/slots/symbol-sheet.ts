import { themeOf } from '../../../../src/play/slot/themes/slot-themes.ts';
import { cell, type Layer } from '../../engine/layer.ts';
import { mix } from '../../engine/markup.ts';
import { sheet } from '../../formats.ts';
import { loadFace } from '../../lettering/faces.ts';
import { type LetterStyle, lockup } from '../../lettering/lockup.ts';
import { motif } from '../../motif/motif.ts';
import type { Picture } from '../../picture.ts';
import { luckySeven } from '../../props/lucky-seven.ts';
import type { SlotTheme } from './slot-theme.ts';

/** Pixels of a symbol; the client reads the cells of this size, four in a row. */
const CELL = 256;
/** In the picture for small screens. */
const SMALL_CELL = 144;
const IN_ROW = 4;
/** The largest extent of a card rank in its cell. */
const RANK = { width: 186, height: 146, size: 190 } as const;

/** The colours of the card ranks of a theme without its own. */
const JEWELS = {
  a: '#e8303a',
  k: '#f0801e',
  q: '#9a4af0',
  j: '#3a8af0',
  '10': '#20b878',
  '9': '#38a8b0',
} as const;

type Rank = keyof typeof JEWELS;

const isRank = (name: string): name is Rank => name in JEWELS;

/**
 * All symbols of a slot in one picture: in the order of the client's theme, then the tags that lie
 * over wilds and scatters.
 */
export function symbolSheet(theme: SlotTheme): Picture {
  const { gameId } = theme;
  const { symbols, hasLargeSymbols = false } = themeOf(gameId);
  const drawings = symbols.map(({ name }) => symbol(theme, name));
  const cells = [...drawings, tag(theme, 'WILD'), tag(theme, 'BONUS')];
  return sheet({
    name: `${gameId}-symbols`,
    path: `games/${gameId}/symbols`,
    width: IN_ROW * CELL,
    ...(hasLargeSymbols ? {} : { smallWidth: IN_ROW * SMALL_CELL }),
    height: Math.ceil(cells.length / IN_ROW) * CELL,
    seed: 3,
    layers: cells.map((layer, place) =>
      cell(
        {
          x: (place % IN_ROW) * CELL,
          y: Math.floor(place / IN_ROW) * CELL,
          width: CELL,
          height: CELL,
        },
        layer,
      ),
    ),
  });
}

function symbol(theme: SlotTheme, name: string): Layer {
  if (isRank(name)) return rank(theme, name);
  const found = theme.figures.find((one) => one.name === name);
  if (!found) throw new Error(`${theme.gameId} has no figure for ${name}`);
  if ('drawing' in found) return luckySeven({ centre: CELL / 2, baseline: 198, size: 206 });
  const { size = 196, label, ...figure } = found;
  const drawn = motif({
    x: CELL / 2,
    y: 124,
    glowRadius: 12,
    specular: 0.8,
    saturation: 1.2,
    sink: 0.5,
    castDrop: 14,
    light: theme.light,
    shadow: theme.shadow,
    size,
    ...figure,
  });
  return label === undefined ? drawn : both(drawn, tag(theme, label));
}

const both =
  (under: Layer, over: Layer): Layer =>
  (canvas) =>
    under(canvas) + over(canvas);

/** A card rank in the face of the slot's title, one colour each. */
function rank(theme: SlotTheme, name: Rank): Layer {
  const text = name.toUpperCase();
  const face = theme.rankFace ?? theme.face;
  const colour = theme.ranks?.[name] ?? JEWELS[name];
  const box = loadFace(face).getPath(text, 0, 0, RANK.size).getBoundingBox();
  const scale = Math.min(1, RANK.width / (box.x2 - box.x1), RANK.height / (box.y2 - box.y1));
  const style: LetterStyle = {
    ...theme.title,
    fill: [
      mix(colour, '#ffffff', 0.85),
      mix(colour, '#ffffff', 0.3),
      mix(colour, '#000000', 0.3),
      mix(colour, '#ffffff', 0.35),
    ],
    outline: mix(colour, '#000000', 0.72),
    side: mix(colour, '#000000', 0.86),
    inner: mix(colour, '#ffffff', 0.72),
    innerWidth: 5,
    outlineWidth: 14,
    depth: 12,
  };
  const { glow: _glow, ...plain } = style;
  return lockup(plain, [
    {
      text,
      face,
      size: RANK.size * scale,
      centre: CELL / 2,
      maxWidth: RANK.width + 40,
      // The middle of the letter, with its tail, is that of the cell.
      baseline: 122 - ((box.y1 + box.y2) / 2) * scale,
    },
  ]);
}

/** The label on a symbol, at the foot of its cell. */
function tag({ title, face }: SlotTheme, text: string): Layer {
  const fill = text === 'BONUS' ? ['#ffffff', '#c8fff0', '#2fc9a0'] : title.fill;
  const { glow: _glow, ...style } = title;
  return lockup({ ...style, fill, outlineWidth: 11, depth: 7 }, [
    { text, face, size: 58, baseline: 228, centre: CELL / 2, maxWidth: 204, tracking: 0.04 },
  ]);
}
