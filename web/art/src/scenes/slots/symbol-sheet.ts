import type { SymbolLook } from '../../../../src/play/slot/themes/slot-theme.ts';
import { themeOf } from '../../../../src/play/slot/themes/slot-themes.ts';
import { cell, type Layer, layered } from '../../engine/layer.ts';
import { mix } from '../../engine/markup.ts';
import { sheet } from '../../formats.ts';
import { loadFace } from '../../lettering/faces.ts';
import { type LetterStyle, lockup } from '../../lettering/lockup.ts';
import { type Motif, motif, silhouette } from '../../motif/motif.ts';
import type { Picture } from '../../picture.ts';
import { luckySeven } from '../../props/lucky-seven.ts';
import type { ReelFigure, SlotTheme } from './slot-theme.ts';
import { breath, type FigurePart, inside, without } from './symbol-parts.ts';

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
 * All symbols of a slot in one picture: in the order of the client's theme, then the body and the parts of
 * those that have parts, and the tags that lie over wilds and scatters.
 */
export function symbolSheet(theme: SlotTheme): Picture {
  const { gameId } = theme;
  const { symbols, hasLargeSymbols = false } = themeOf(gameId);
  const layers = symbols.map((look) => symbolLayers(theme, look));
  const drawings = symbols.map((look, place) => {
    const [body, ...parts] = layers[place] ?? [];
    const idle = parts.filter((_, index) => look.parts?.[index]?.move !== 'puff');
    return body ? layered(body, ...idle) : symbol(theme, look.name);
  });
  const cells = [...drawings, ...layers.flat(), tag(theme, 'WILD'), tag(theme, 'BONUS')];
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
  const drawn = figure(theme, found);
  return found.label === undefined ? drawn : layered(drawn, tag(theme, found.label));
}

function figure(theme: SlotTheme, drawn: ReelFigure, changes: Partial<Motif> = {}): Layer {
  const { size = 196, label: _label, parts: _parts, name: _name, ...rest } = drawn;
  return motif({
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
    ...rest,
    ...changes,
  });
}

/** The body of a symbol, and its parts; none of a symbol that is one piece. */
function symbolLayers(theme: SlotTheme, { name, parts: joints = [] }: SymbolLook): Layer[] {
  const found = theme.figures.find((one) => one.name === name);
  if (joints.length === 0 || !found || 'drawing' in found) return [];
  const parts = joints.map((at, place) => ({ at, part: partAt(found, place) }));
  const cuts = parts.flatMap(({ at, part }) => ('outline' in part ? [{ ...part, at }] : []));
  const path = parts.flatMap(({ part }) => ('path' in part ? [part.path] : []))[0];
  const paths = path === undefined ? {} : { paths: { except: path } };
  const body = layered(
    surroundings(theme, found),
    without(cuts, CELL, figure(theme, found, { ...paths, ...BARE })),
  );
  return [body, ...parts.map(({ at, part }) => partLayer(theme, { found, at, part }))];
}

/** Without the halo and the shadow, which stay where the whole symbol has them. */
const BARE = { glow: undefined, cast: 0 } as const;

/** The halo of a symbol and its shadow on the reel. */
function surroundings(
  { shadow }: SlotTheme,
  { figure: name, glow, size = 196 }: ReelFigure,
): Layer {
  const shape = { figure: name, x: CELL / 2, size };
  const cast = silhouette({ ...shape, y: 131, colour: shadow, blur: 7, opacity: 0.6 });
  if (glow === undefined) return cast;
  return layered(silhouette({ ...shape, y: 124, colour: glow, blur: 12, opacity: 0.85 }), cast);
}

function partAt({ name, parts = [] }: ReelFigure, place: number): FigurePart {
  const part = parts[place];
  if (!part) throw new Error(`${name} has no drawing of its part ${place}`);
  return part;
}

function partLayer(
  theme: SlotTheme,
  of: { found: ReelFigure; at: { x: number; y: number }; part: FigurePart },
): Layer {
  const { found, at, part } = of;
  if ('outline' in part) return inside(part.outline, figure(theme, found, BARE));
  if ('path' in part) {
    return figure(theme, found, { ...BARE, paths: { only: part.path }, sink: 0 });
  }
  return breath(at, CELL);
}

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
