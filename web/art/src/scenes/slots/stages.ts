import type { Layer } from '../../engine/layer.ts';
import { backdrop, layerOfStage, sheet, still } from '../../formats.ts';
import { grain } from '../../layers/finish.ts';
import { sky, wash } from '../../layers/light.ts';
import { lockup } from '../../lettering/lockup.ts';
import { hill } from '../../lettering/warp.ts';
import type { Picture } from '../../picture.ts';
import { heavenOf } from './heavens.ts';
import { letteringSheet } from './lettering-sheet.ts';
import { placeOf } from './places.ts';
import type { Palette, SlotTheme } from './slot-theme.ts';
import { symbolSheet } from './symbol-sheet.ts';
import { slotThemes } from './themes.ts';

const DESKTOP = { name: 'desktop', width: 1280, height: 720 };
const MOBILE = { name: 'mobile', width: 780, height: 1688 };

type Size = { readonly width: number; readonly height: number };

/** The sky behind the place, in the palette of the game or of its feature. */
function skyOf({ heaven, sparks }: SlotTheme, palette: Palette, size: Size): Layer[] {
  return [sky(palette.sky), ...heavenOf(heaven, palette, { ...size, sparks }), grain(0.07)];
}

/** The place in front of the sky, with the dark corners of the stage. */
function placeLayers(theme: SlotTheme, { width, height }: Size): Layer[] {
  return [
    ...placeOf(theme, width, height),
    wash(
      [
        [0, '#000', 0],
        [0.55, '#000', 0.12],
        [1, theme.sky[0]?.[1] ?? '#000', 0.88],
      ],
      { cx: width / 2, cy: height * 0.44, r: Math.max(width, height) * 0.6 },
    ),
  ];
}

function pictures(theme: SlotTheme, index: number): Picture[] {
  const { gameId, face, lowerBaseline = 264 } = theme;
  const [upper, lower] = theme.lines;
  const base = `games/${gameId}`;
  const seed = 5 + index;
  const layersOf = ({ name, ...size }: typeof DESKTOP) => [
    backdrop({
      ...size,
      name: `${gameId}-sky-${name}`,
      path: `${base}/sky-${name}`,
      seed,
      layers: skyOf(theme, theme, size),
    }),
    backdrop({
      ...size,
      name: `${gameId}-feature-${name}`,
      path: `${base}/feature-${name}`,
      seed,
      layers: skyOf(theme, theme.feature, size),
    }),
    layerOfStage({
      ...size,
      name: `${gameId}-place-${name}`,
      path: `${base}/place-${name}`,
      seed,
      layers: placeLayers(theme, size),
    }),
  ];
  // The page around the game shows the whole stage while the game loads.
  const whole = still({
    ...DESKTOP,
    name: `${gameId}-stage`,
    path: `${base}/stage-desktop`,
    seed,
    layers: [...skyOf(theme, theme, DESKTOP), ...placeLayers(theme, DESKTOP)],
  });
  const crest = sheet({
    name: `${gameId}-crest`,
    path: `${base}/crest`,
    width: 900,
    publishedWidth: 640,
    height: 300,
    seed: 3,
    layers: [
      lockup(
        { ...theme.title, outlineWidth: 14, depth: 12 },
        lower === undefined
          ? [{ text: upper, face, size: 150, baseline: 214, warp: hill(18), maxWidth: 840 }]
          : [
              { text: upper, face, size: 128, baseline: 150, warp: hill(18), maxWidth: 760 },
              { text: lower, face, size: 104, baseline: lowerBaseline, maxWidth: 620 },
            ],
      ),
    ],
  });
  return [
    ...[DESKTOP, MOBILE].flatMap(layersOf),
    whole,
    crest,
    symbolSheet(theme),
    letteringSheet(theme),
  ];
}

/** Stage, title, symbols and lettering of every slot. */
export const themedSlots: readonly Picture[] = slotThemes.flatMap(pictures);
