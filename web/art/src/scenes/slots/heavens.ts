import type { Layer } from '../../engine/layer.ts';
import { mix } from '../../engine/markup.ts';
import { aurora, beams, crescent, rainbow, stripedSun } from '../../layers/heavens.ts';
import { clouds } from '../../layers/landscape.ts';
import { disc, glow, lightShafts, rays } from '../../layers/light.ts';
import { bokeh, embers, sparkles, stars } from '../../layers/particles.ts';
import type { HeavenName, Palette } from './slot-theme.ts';

interface Air {
  readonly width: number;
  readonly height: number;
  /** The shorter side. */
  readonly short: number;
  readonly isUpright: boolean;
  readonly light: string;
  readonly tint: string;
  /** The colour at the top of the sky. */
  readonly zenith: string;
  readonly sparks: readonly string[];
}

/** What is in the sky of a slot's stage, above its gradient and behind its ground. */
export function heavenOf(
  name: HeavenName,
  { glow: light, rays: tint, sky }: Palette,
  size: { readonly width: number; readonly height: number; readonly sparks: readonly string[] },
): readonly Layer[] {
  const { width, height } = size;
  return heavens[name]({
    ...size,
    short: Math.min(width, height),
    isUpright: height > width,
    ...{ light, tint, zenith: sky[0]?.[1] ?? '#000' },
  });
}

const heavens: Readonly<Record<HeavenName, (air: Air) => readonly Layer[]>> = {
  sunburst: ({ width, height, light, tint, sparks }) => {
    const longSide = Math.max(width, height);
    return [
      lit({ width, height, light }, 0.85),
      rays({
        x: width / 2,
        y: height * 0.4,
        count: 24,
        colour: tint,
        opacity: 0.55,
        reach: longSide,
        turn: 0.14,
        duty: 0.45,
        jitter: 0.08,
      }),
      bokeh({ count: 46, colours: sparks, largest: 15, opacity: 0.5 }),
    ];
  },
  moonlight: (air) => [
    lit(air, 0.5),
    stars(130, '#fff', air.height * 0.55),
    ...moon(air, air.isUpright ? [0.79, 0.1] : [0.84, 0.2]),
    bands(air, 0.34),
    bokeh({ count: 34, colours: air.sparks, largest: 13, opacity: 0.5 }),
  ],
  aurora: (air) => {
    const { height, light, tint } = air;
    const ribbon = { fall: height * 0.2, swell: height * 0.05 };
    const green = mix(tint, '#12d890', 0.8);
    return [
      lit(air, 0.35),
      stars(150, '#fff', height * 0.6),
      aurora({ ...ribbon, y: height * 0.05, colour: green, opacity: 0.75 }),
      aurora({ ...ribbon, y: height * 0.2, colour: mix(light, green, 0.5), opacity: 0.7 }),
      aurora({ ...ribbon, y: height * 0.34, colour: green, opacity: 0.45 }),
    ];
  },
  smoke: (air) => {
    const { width, height, short, tint, light } = air;
    const [x, y] = air.isUpright ? [width * 0.8, height * 0.09] : [width * 0.27, height * 0.17];
    return [
      lit(air, 0.6),
      stars(110, '#fff', height * 0.6),
      glow({ x, y, radius: short * 0.3, colour: light, opacity: 0.5 }),
      crescent({ x, y, radius: short * 0.1, colour: '#fff6e0' }),
      curl({ width, height, tint }, 1),
      curl({ width, height, tint }, -1),
      sparkles({ count: 16, colour: '#fff', largest: 16, within: { bottom: height * 0.6 } }),
    ];
  },
  candyfloss: (air) => {
    const { width, height } = air;
    return [
      lit(air, 0.7),
      ...[0.08, 0.3, 0.72, 0.94].flatMap((x, place) =>
        puff({
          x: width * x,
          y: height * (place % 2 === 0 ? 0.3 : 0.16),
          size: air.short * 0.2,
          opacity: 0.55,
        }),
      ),
      ...[0.16, 0.86].flatMap((x) =>
        puff({ x: width * x, y: height * 0.56, size: air.short * 0.24, opacity: 0.7 }),
      ),
      sparkles({ count: 30, colour: '#fff', largest: 22, within: { bottom: height * 0.7 } }),
      bokeh({ count: 30, colours: air.sparks, largest: 12, opacity: 0.6 }),
    ];
  },
  ash: (air) => {
    const { width, height, zenith, light, tint, sparks } = air;
    const crater = { x: width * (air.isUpright ? 0.8 : 0.86), y: height * 0.58 };
    return [
      lit(air, 0.35),
      glow({ ...crater, radius: air.short * 0.75, colour: light, opacity: 0.9 }),
      glow({ ...crater, radius: air.short * 0.3, colour: tint, opacity: 0.9 }),
      heap({ ...air, colour: zenith, y: 0.04, radius: 0.15, opacity: 0.9 }),
      heap({ ...air, colour: zenith, y: 0.2, radius: 0.11, opacity: 0.6 }),
      embers({
        count: 60,
        colours: [tint, light, ...sparks],
        length: 7,
        within: { left: width * 0.62, top: height * 0.2, bottom: height * 0.62 },
      }),
    ];
  },
  desert: (air) => {
    const { width, height, short, light, tint } = air;
    const [x, y] = air.isUpright ? [width * 0.74, height * 0.1] : [width * 0.17, height * 0.27];
    return [
      glow({ x, y, radius: short * 0.9, colour: light, opacity: 0.9 }),
      disc({
        x,
        y,
        radius: short * 0.13,
        stops: [
          [0, '#fffdf0'],
          [0.75, '#fff2c4'],
          [1, light],
        ],
      }),
      lightShafts({
        count: 7,
        colour: tint,
        opacity: 0.34,
        left: -width * 0.1,
        right: width * 0.75,
        lean: width * 0.3,
        depth: height * 0.85,
      }),
      bands(air, 0.4),
    ];
  },
  rainbow: (air) => {
    const { width, height, short } = air;
    const arc = air.isUpright
      ? { y: height * 0.47, radius: width * 0.78 }
      : { y: height * 0.98, radius: width * 0.49 };
    return [
      lit(air, 0.6),
      rainbow({ ...arc, x: width / 2, bandWidth: short * 0.026, opacity: 0.6 }),
      ...[0.06, 0.27, 0.74, 0.95].flatMap((x, place) =>
        puff({
          x: width * x,
          y: height * (place % 2 === 0 ? 0.42 : 0.14),
          size: short * 0.17,
          opacity: 0.42,
        }),
      ),
      bokeh({ count: 34, colours: air.sparks, largest: 12, opacity: 0.5 }),
    ];
  },
  arcade: (air) => {
    const { width, height, light, tint } = air;
    const sun = air.isUpright
      ? { y: height * 0.3, radius: width * 0.46 }
      : { y: height * 0.44, radius: height * 0.42 };
    return [
      stars(150, '#fff', height * 0.6),
      glow({ ...sun, x: width / 2, radius: sun.radius * 2.1, colour: light, opacity: 0.8 }),
      stripedSun({
        ...sun,
        x: width / 2,
        stops: [
          [0, '#fff0a0'],
          [0.45, tint],
          [1, light],
        ],
      }),
    ];
  },
  limelight: (air) => {
    const { width, height, tint, sparks } = air;
    const spread = width * (air.isUpright ? 0.3 : 0.16);
    const lamp = (x: number, to: number) => ({
      x: width * x,
      y: height * 0.86,
      to: width * to,
      spread,
    });
    return [
      lit(air, 0.55),
      beams(
        [
          lamp(0.02, 0.3),
          lamp(0.08, -0.04),
          lamp(0.2, 0.66),
          lamp(0.8, 0.36),
          lamp(0.92, 1.04),
          lamp(0.98, 0.7),
        ],
        { colour: tint, opacity: 0.7 },
      ),
      bokeh({ count: 60, colours: sparks, smallest: 6, largest: 30, opacity: 0.55, blur: 2 }),
    ];
  },
  storm: (air) => {
    const { width, height, zenith, tint } = air;
    return [
      lit(air, 0.6),
      lightShafts({
        count: 5,
        colour: tint,
        opacity: 0.3,
        left: width * 0.3,
        right: width * 0.8,
        lean: -width * 0.14,
        depth: height * 0.75,
      }),
      heap({ ...air, colour: tint, y: 0.24, radius: 0.09, opacity: 0.22 }),
      heap({ ...air, colour: zenith, y: 0.03, radius: 0.16, opacity: 0.95 }),
      heap({ ...air, colour: zenith, y: 0.17, radius: 0.1, opacity: 0.75 }),
    ];
  },
};

/** The pool of light behind the reels. */
function lit({ width, height, light }: Pick<Air, 'width' | 'height' | 'light'>, opacity: number) {
  const radius = Math.max(width, height) * 0.55;
  return glow({ x: width / 2, y: height * 0.42, radius, colour: light, opacity });
}

/** A full moon at a share of the width and of the height. */
function moon({ width, height, short, light }: Air, [x, y]: readonly [number, number]): Layer[] {
  const place = { x: width * x, y: height * y };
  const radius = short * 0.12;
  return [
    glow({ ...place, radius: radius * 4, colour: light, opacity: 0.75 }),
    disc({
      ...place,
      radius,
      stops: [
        [0, '#fffdf2'],
        [0.7, mix('#fff4da', light, 0.3)],
        [1, mix('#d8c49a', light, 0.45)],
      ],
    }),
  ];
}

/** Long thin clouds. */
function bands({ width, height, tint }: Air, opacity: number): Layer {
  const places: readonly (readonly [x: number, y: number])[] = [
    [0.1, 0.3],
    [0.34, 0.14],
    [0.62, 0.22],
    [0.82, 0.34],
    [0.96, 0.12],
    [0.04, 0.5],
    [0.92, 0.52],
  ];
  return clouds({
    colour: tint,
    opacity,
    blur: 9,
    clouds: places.map(([x, y]) => ({
      x: width * x,
      y: height * y,
      radiusX: width * 0.17,
      radiusY: height * 0.012,
    })),
  });
}

/** A row of heavy clouds across the picture; height and radius as shares of its height. */
function heap(row: Air & { colour: string; y: number; radius: number; opacity: number }): Layer {
  const { width, height, colour, opacity } = row;
  const radius = height * row.radius;
  const count = Math.ceil(width / radius) + 1;
  return clouds({
    colour,
    opacity,
    blur: radius * 0.22,
    clouds: Array.from({ length: count }, (_, place) => ({
      x: place * radius,
      y: height * row.y + radius * 0.34 * Math.sin(place * 2.4),
      radiusX: radius * (0.9 + 0.3 * Math.sin(place * 1.7)),
      radiusY: radius * (0.62 + 0.2 * Math.sin(place * 3.1)),
    })),
  });
}

/** A round cloud on a flat base, of five heads. */
function puff(cloud: { x: number; y: number; size: number; opacity: number }): Layer[] {
  const { x, y, size, opacity } = cloud;
  const heads: readonly (readonly [dx: number, dy: number, radius: number])[] = [
    [-0.62, 0.04, 0.28],
    [-0.28, -0.14, 0.36],
    [0.1, -0.2, 0.42],
    [0.44, -0.04, 0.33],
    [0.74, 0.08, 0.22],
  ];
  const bank = heads.map(([dx, dy, radius]) => ({
    x: x + dx * size,
    y: y + dy * size,
    radiusX: radius * size,
    radiusY: radius * size * 0.8,
  }));
  return [clouds({ colour: '#fff', opacity, blur: size * 0.04, clouds: bank })];
}

/** Smoke that curls up beside the reels; `side` is 1 for the right. */
function curl({ width, height, tint }: Pick<Air, 'width' | 'height' | 'tint'>, side: 1 | -1) {
  const count = 22;
  return clouds({
    colour: tint,
    opacity: 0.55,
    blur: 12,
    clouds: Array.from({ length: count }, (_, place) => {
      const risen = place / (count - 1);
      const swing = Math.sin(risen * 7 + (side === 1 ? 0 : 2)) * width * 0.075;
      return {
        x: width * (side === 1 ? 0.88 : 0.12) + swing,
        y: height * (0.84 - risen * 0.8),
        radiusX: width * (0.014 + 0.05 * risen),
        radiusY: height * (0.026 + 0.03 * risen),
      };
    }),
  });
}
