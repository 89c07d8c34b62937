import type { Layer } from '../../engine/layer.ts';
import { backdrop, cutout } from '../../formats.ts';
import { grain } from '../../layers/finish.ts';
import { glow, rays, sky, wash } from '../../layers/light.ts';
import { bokeh, embers } from '../../layers/particles.ts';
import { lockup } from '../../lettering/lockup.ts';
import { hill } from '../../lettering/warp.ts';
import { motif } from '../../motif/motif.ts';
import type { Picture } from '../../picture.ts';
import { placeOf } from './places.ts';
import { type SlotTheme, slotThemes } from './themes.ts';

const DESKTOP = { name: 'desktop', width: 1280, height: 720, denseWidth: 2560 };
const MOBILE = { name: 'mobile', width: 780, height: 1688 };

/**
 * The scene behind the reels, in either orientation. Lengths are relative to the picture's size.
 */
function stage(theme: SlotTheme, width: number, height: number): readonly Layer[] {
  const middle = width / 2;
  const longSide = Math.max(width, height);
  return [
    sky(theme.sky),
    glow({
      x: middle,
      y: height * 0.42,
      radius: longSide * 0.55,
      colour: theme.glow,
      opacity: 0.85,
    }),
    rays({
      x: middle,
      y: height * 0.4,
      count: 24,
      colour: theme.rays,
      opacity: 0.55,
      reach: longSide,
      turn: 0.14,
      duty: 0.45,
      jitter: 0.08,
    }),
    ...placeOf(theme, width, height),
    bokeh({ count: 46, colours: theme.sparks, largest: 15, opacity: 0.5 }),
    embers({ count: 60, colours: theme.sparks, length: 12 }),
    wash(
      [
        [0, '#000', 0],
        [0.55, '#000', 0.12],
        [1, theme.sky[0]?.[1] ?? '#000', 0.88],
      ],
      { cx: middle, cy: height * 0.44, r: longSide * 0.6 },
    ),
    grain(0.07),
  ];
}

function pictures(theme: SlotTheme, index: number): Picture[] {
  const { gameId, face, lowerBaseline = 264 } = theme;
  const [upper, lower] = theme.lines;
  const stages = [DESKTOP, MOBILE].map(({ name, ...size }) =>
    backdrop({
      ...size,
      name: `${gameId}-stage-${name}`,
      path: `games/${gameId}/stage-${name}`,
      seed: 5 + index,
      layers: stage(theme, size.width, size.height),
    }),
  );
  const crest = cutout({
    name: `${gameId}-crest`,
    path: `games/${gameId}/crest`,
    width: 900,
    height: 300,
    seed: 3,
    layers: [
      lockup({ ...theme.title, outlineWidth: 14, depth: 12 }, [
        { text: upper, face, size: 128, baseline: 150, warp: hill(18), maxWidth: 760 },
        { text: lower, face, size: 104, baseline: lowerBaseline, maxWidth: 620 },
      ]),
    ],
  });
  const symbols = theme.figures.map(({ name, size = 196, ...figure }) =>
    cutout({
      name: `${gameId}-${name}`,
      path: `games/${gameId}/symbols/${name}`,
      width: 256,
      height: 256,
      seed: 3,
      layers: [
        motif({
          x: 128,
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
        }),
      ],
    }),
  );
  return [...stages, crest, ...symbols];
}

/** Stage, title and figures of every slot with a theme. */
export const themedSlots: readonly Picture[] = slotThemes.flatMap(pictures);
