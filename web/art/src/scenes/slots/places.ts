import type { Layer } from '../../engine/layer.ts';
import { columns, gridFloor, honeycomb, skyline } from '../../layers/buildings.ts';
import { clouds, hills, palms, pines, ridge, waves } from '../../layers/landscape.ts';
import { silhouette } from '../../motif/motif.ts';
import type { PlaceName, SlotTheme } from './slot-theme.ts';

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly far: string;
  readonly near: string;
  readonly spark: string;
}

/** The ground of a slot's stage and its objects, between the light and the reels. */
export function placeOf(theme: SlotTheme, width: number, height: number): readonly Layer[] {
  const [far, near] = theme.ridges;
  const spark = theme.sparks[0] ?? theme.glow;
  return places[theme.place]({ width, height, far, near, spark });
}

/**
 * The line of far ridges: in portrait the reels hide it, so that no sky is cut into wedges below them.
 */
const farLine = ({ width, height }: Pick<Ground, 'width' | 'height'>, part: number): number =>
  height * (height > width ? part - 0.12 : part);

const places: Readonly<Record<PlaceName, (ground: Ground) => readonly Layer[]>> = {
  hall: ({ width, height, far, near }) => [
    ridge({
      y: farLine({ width, height }, 0.66),
      height: height * 0.16,
      colour: far,
      step: width / 12,
      opacity: 0.9,
    }),
    ridge({
      y: farLine({ width, height }, 0.76),
      height: height * 0.12,
      colour: near,
      step: width / 14,
    }),
    ...(width > height
      ? [
          columns({
            centres: [width * 0.118, width * 0.882],
            light: '#7a2412',
            dark: '#33080a',
            top: height * 0.125,
            bottom: height,
            width: width * 0.048,
            opacity: 0.9,
          }),
        ]
      : []),
    columns({
      centres: [width * 0.022, width * 0.978],
      light: '#b5491c',
      dark: '#4a0f0c',
      top: height * 0.03,
      bottom: height,
      width: Math.min(width, height) * 0.13,
    }),
  ],
  peaks: ({ width, height, far, near }) => [
    ridge({ y: height * 0.68, height: height * 0.14, colour: far, step: width / 10, opacity: 0.9 }),
    ridge({ y: height * 0.79, height: height * 0.1, colour: near, step: width / 13 }),
  ],
  meadow: (ground) => rolling(ground),
  wood: ({ width, height, far, near }) => [
    ridge({
      y: farLine({ width, height }, 0.66),
      height: height * 0.1,
      colour: far,
      step: width / 9,
      opacity: 0.9,
    }),
    pines({ y: height * 0.77, height: height * 0.2, colour: far, count: 22, opacity: 0.95 }),
    pines({ y: height * 0.84, height: height * 0.16, colour: near, count: 17 }),
  ],
  city: ({ height, far, near, spark }) => [
    skyline({
      y: height * 0.76,
      height: height * 0.46,
      colour: far,
      windowColour: spark,
      opacity: 0.85,
    }),
    skyline({ y: height * 0.76, height: height * 0.22, colour: near, windowColour: spark }),
    gridFloor(height * 0.76, spark, 0.35),
  ],
  street: ({ height, far, near, spark }) => [
    skyline({ y: height * 0.8, height: height * 0.4, colour: far, windowColour: spark, gap: 0 }),
    hills({ y: height * 0.81, swell: height * 0.012, colour: near, waves: 2 }),
  ],
  temple: (ground) => [
    ...rolling(ground),
    columns({
      centres: [ground.width * 0.03, ground.width * 0.97],
      light: ground.far,
      dark: ground.near,
      top: ground.height * 0.06,
      bottom: ground.height,
      width: ground.width * 0.07,
    }),
  ],
  oasis: (ground) => [...trees(ground, ground.far), ...rolling(ground)],
  lake: (ground) => {
    const { height, far, near, spark } = ground;
    return [
      ...landmarks(ground, 'japanese-castle'),
      waves({
        y: height * 0.72,
        swell: height * 0.03,
        colour: far,
        length: 150,
        rim: spark,
        opacity: 0.9,
      }),
      waves({ y: height * 0.79, swell: height * 0.03, colour: near, length: 120 }),
    ];
  },
  sea: ({ height, far, near, spark }) => [
    waves({
      y: height * 0.64,
      swell: height * 0.04,
      colour: far,
      length: 190,
      rim: spark,
      opacity: 0.85,
    }),
    waves({ y: height * 0.74, swell: height * 0.045, colour: near, length: 150, rim: far }),
    waves({ y: height * 0.85, swell: height * 0.03, colour: near, length: 110, rim: spark }),
  ],
  shrine: (ground) => [...landmarks(ground, 'shinto-shrine'), mist(ground), ...rolling(ground)],
  jungle: (ground) => {
    const { width, height, far, near } = ground;
    return [
      ridge({
        y: farLine({ width, height }, 0.68),
        height: height * 0.16,
        colour: far,
        step: width / 7,
        opacity: 0.9,
      }),
      ...trees(ground, near),
      hills({ y: height * 0.8, swell: height * 0.015, colour: near, waves: 3 }),
    ];
  },
  hive: (ground) => [
    honeycomb(ground.far, 0.3, Math.max(ground.width, ground.height) / 22),
    ...rolling(ground),
  ],
};

/** Three hills, one before the other. */
function rolling({ height, far, near }: Ground): readonly Layer[] {
  const swell = height * 0.028;
  return [
    hills({ y: height * 0.7, swell, colour: far, waves: 3, opacity: 0.8 }),
    hills({ y: height * 0.75, swell, colour: far, waves: 5 }),
    hills({ y: height * 0.81, swell: swell * 0.7, colour: near, waves: 4 }),
  ];
}

/** Palms on either side of the reels; in portrait there is room only under the reels. */
function trees({ width, height }: Ground, colour: string): readonly Layer[] {
  const scale = (height > width ? 0.2 : 0.52) * (height / 260);
  const y = height * 0.8;
  return [
    palms(colour, [
      { x: width * 0.07, y, scale, lean: 50 },
      { x: width * 0.15, y, scale: scale * 0.7, lean: -30 },
      { x: width * 0.86, y, scale: scale * 0.75, lean: 34 },
      { x: width * 0.94, y, scale, lean: -46 },
    ]),
  ];
}

/** The same building on either side, far away. */
function landmarks({ width, height, far }: Ground, figure: string): readonly Layer[] {
  const size = height > width ? height * 0.19 : height * 0.5;
  const y = height * 0.72 - size * 0.32;
  return [0.13, 0.87].map((share) =>
    silhouette({ figure, x: width * share, y, size, colour: far, opacity: 0.9, blur: 1 }),
  );
}

function mist({ width, height, spark }: Ground): Layer {
  return clouds({
    colour: spark,
    opacity: 0.22,
    blur: 24,
    clouds: [0.05, 0.35, 0.66, 0.97].map((share, place) => ({
      x: width * share,
      y: height * (place % 2 === 0 ? 0.66 : 0.7),
      radiusX: width * 0.2,
      radiusY: height * 0.022,
    })),
  });
}
