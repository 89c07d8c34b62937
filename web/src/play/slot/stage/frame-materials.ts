import { cssColour, mixColours } from '../../pixi/colours.ts';
import type { FrameMaterial, SlotTheme } from '../themes/slot-theme.ts';
import {
  type Context,
  disc,
  type FrameShape,
  fillBands,
  fillTube,
  noise,
  seam,
  spiral,
  strokeInside,
  studs,
} from './frame-strokes.ts';

type Art = FrameShape & Omit<SlotTheme['frame'], 'material' | 'bulbs' | 'flickers'>;

const WHITE = 0xffffff;
const BLACK = 0x000000;
const LAPIS = '#2a4fb0';

/** Fills the frame with its material; the bed of the reels is drawn over its middle. */
export function drawMaterial(
  context: Context,
  { material, ...look }: SlotTheme['frame'],
  shape: FrameShape,
): void {
  const { outer, radius, scale } = shape;
  context.save();
  context.beginPath();
  context.roundRect(outer.x, outer.y, outer.width, outer.height, radius);
  context.clip();
  materials[material](context, { ...shape, ...look });
  context.restore();
  strokeInside(context, shape, {
    inset: scale,
    width: 2 * scale,
    colour: cssColour(look.light, 0.6),
  });
}

const dark = (colour: number, share: number): string => cssColour(mixColours(colour, BLACK, share));
const pale = (colour: number, share: number): string => cssColour(mixColours(colour, WHITE, share));

const materials: Readonly<Record<FrameMaterial, (context: Context, art: Art) => void>> = {
  gold: (context, art) =>
    fillBands(context, art, [
      [0, cssColour(art.light)],
      [0.14, pale(art.body, 0.2)],
      [0.46, dark(art.body, 0.42)],
      [0.7, cssColour(art.body)],
      [0.86, cssColour(art.light)],
      [1, dark(art.body, 0.3)],
    ]),
  chrome: (context, art) => {
    const shade = (share: number) => mixColours(art.body, BLACK, share);
    fillTube(context, art, [
      [0, shade(0.2)],
      [0.1, art.light],
      [0.22, shade(0.4)],
      // The groove of the bulbs.
      [0.26, shade(0.9)],
      [0.74, shade(0.84)],
      [0.78, shade(0.3)],
      [0.9, art.light],
      [1, shade(0.45)],
    ]);
  },
  birch: (context, art) => {
    fillBands(context, art, [
      [0, cssColour(art.light)],
      [0.5, cssColour(art.body)],
      [1, dark(art.body, 0.35)],
    ]);
    const { x, y, width, height } = art.outer;
    // Dark marks across the white bark, of uneven length.
    for (let mark = 0; mark * 9 * art.scale < 2 * (width + height); mark += 1) {
      const along = mark * 9 * art.scale;
      const onTop = along % (2 * width) < width;
      const left = x + ((along + 60 * noise(mark)) % width);
      const top = onTop ? y : y + height - art.border;
      const side = noise(mark + 70) > 0.5 ? x : x + width - art.border;
      const [at, from] = mark % 3 === 0 ? [side, y + noise(mark + 30) * height] : [left, top];
      context.fillStyle = dark(art.body, 0.82);
      context.globalAlpha = 0.35 + 0.5 * noise(mark + 11);
      context.fillRect(
        at + art.border * 0.4 * noise(mark + 3),
        from + art.border * 0.8 * noise(mark + 5),
        art.border * (0.2 + 0.5 * noise(mark + 9)),
        1.8 * art.scale,
      );
    }
    context.globalAlpha = 1;
    strokeInside(context, art, {
      inset: art.border * 0.94,
      width: 2 * art.scale,
      colour: dark(art.body, 0.6),
    });
  },
  filigree: (context, art) => {
    fillBands(context, art, [
      [0, dark(art.body, 0.2)],
      [0.5, dark(art.body, 0.55)],
      [1, dark(art.body, 0.3)],
    ]);
    const { x, y, width, height } = art.outer;
    const curl = art.border * 0.42;
    const step = curl * 2.2;
    // Curls of silver wire along the border, turned to and fro.
    context.strokeStyle = cssColour(art.light, 0.85);
    context.lineWidth = 1.5 * art.scale;
    for (let place = 0.5; place * step < width; place += 1) {
      for (const row of [y + art.border / 2, y + height - art.border / 2]) {
        spiral(context, { x: x + place * step, y: row, radius: curl, turned: place % 2 > 1 });
      }
    }
    for (let place = 0.5; place * step < height; place += 1) {
      for (const column of [x + art.border / 2, x + width - art.border / 2]) {
        spiral(context, { x: column, y: y + place * step, radius: curl, turned: place % 2 > 1 });
      }
    }
    for (const inset of [art.border * 0.06, art.border * 0.94]) {
      strokeInside(context, art, { inset, width: 1.6 * art.scale, colour: cssColour(art.light) });
    }
  },
  iron: (context, art) => {
    fillBands(context, art, [
      [0, pale(art.body, 0.24)],
      [0.5, cssColour(art.body)],
      [1, dark(art.body, 0.6)],
    ]);
    const { x, y, width, height } = art.outer;
    const step = 26 * art.scale;
    const inset = art.border * 0.5;
    // Rivets along the plates, and barnacles on some of them.
    const rivet = (at: number, place: number): void => {
      for (const row of [y + inset, y + height - inset]) {
        context.save();
        context.translate(at, row);
        context.fillStyle = dark(art.body, 0.6);
        disc(context, art.border * 0.2);
        context.fillStyle = cssColour(art.light, noise(place) > 0.7 ? 0.9 : 0.45);
        disc(context, art.border * (noise(place) > 0.7 ? 0.17 : 0.11));
        context.restore();
      }
    };
    for (let place = 1; place * step < width; place += 1) rivet(x + place * step, place);
  },
  neon: (context, art) => {
    fillBands(context, art, [
      [0, '#1a1030'],
      [1, '#07030f'],
    ]);
    for (const [share, colour] of [
      [0.28, art.body],
      [0.66, art.light],
    ] as const) {
      const inset = art.border * share;
      context.save();
      context.shadowColor = cssColour(colour);
      context.shadowBlur = 12 * art.scale * context.getTransform().a;
      strokeInside(context, art, { inset, width: 3.4 * art.scale, colour: cssColour(colour) });
      context.restore();
      strokeInside(context, art, { inset, width: 1.3 * art.scale, colour: '#fff' });
    }
  },
  wood: (context, art) => {
    fillBands(context, art, [
      [0, pale(art.body, 0.16)],
      [0.5, cssColour(art.body)],
      [1, dark(art.body, 0.4)],
    ]);
    const { x, y, width, height } = art.outer;
    const step = 3.2 * art.scale;
    context.lineWidth = art.scale;
    for (let line = 0; line * step < height; line += 1) {
      const at = y + line * step;
      const wave = noise(line) * 5 * art.scale;
      context.strokeStyle = line % 3 === 0 ? pale(art.body, 0.22) : dark(art.body, 0.45);
      context.globalAlpha = 0.25 + 0.4 * noise(line + 40);
      context.beginPath();
      context.moveTo(x, at);
      context.bezierCurveTo(x + width / 3, at + wave, x + width * 0.66, at - wave, x + width, at);
      context.stroke();
    }
    context.globalAlpha = 1;
    studs(context, art, (radius) => {
      context.fillStyle = dark(art.body, 0.6);
      disc(context, radius);
      context.fillStyle = cssColour(art.light, 0.7);
      disc(context, radius * 0.45);
    });
  },
  stone: (context, art) => {
    fillBands(context, art, [
      [0, pale(art.body, 0.26)],
      [0.5, cssColour(art.body)],
      [1, dark(art.body, 0.45)],
    ]);
    const { x, y, width, height } = art.outer;
    const side = 46 * art.scale;
    // The seams between the blocks, with a jag in each.
    context.beginPath();
    for (let block = 1; block * side < Math.max(width, height); block += 1) {
      const at = block * side + (noise(block) - 0.5) * side * 0.5;
      const jag = (noise(block + 9) - 0.5) * 12 * art.scale;
      if (at < width) {
        for (const edge of [y, y + height - art.border]) seam(context, [x + at, edge], art, jag);
      }
      if (at < height) {
        for (const edge of [x, x + width - art.border]) {
          context.moveTo(edge, y + at);
          context.lineTo(edge + art.border * 0.5, y + at + jag);
          context.lineTo(edge + art.border, y + at);
        }
      }
    }
    // What glows in them: a wide light below a thin one. Shadows would be drawn for each stroke.
    for (const [thickness, alpha] of [
      [5, 0.35],
      [1.8, 0.95],
    ] as const) {
      context.strokeStyle = cssColour(art.light, alpha);
      context.lineWidth = thickness * art.scale;
      context.stroke();
    }
  },
  sandstone: (context, art) => {
    fillBands(context, art, [
      [0, pale(art.body, 0.3)],
      [0.5, cssColour(art.body)],
      [1, dark(art.body, 0.4)],
    ]);
    const { x, y, width, height } = art.outer;
    const side = 58 * art.scale;
    const inlay = art.border * 0.42;
    // Inlays in carved grooves, every other one of lapis.
    const set = (at: number, edge: number, place: number, isAcross: boolean): void => {
      const long = side * 0.5;
      const [left, top] = isAcross
        ? [at - long / 2, edge - inlay / 2]
        : [edge - inlay / 2, at - long / 2];
      const [wide, high] = isAcross ? [long, inlay] : [inlay, long];
      context.beginPath();
      context.roundRect(left, top, wide, high, inlay / 2);
      context.fillStyle = place % 2 === 0 ? cssColour(art.light) : LAPIS;
      context.fill();
      context.strokeStyle = dark(art.body, 0.6);
      context.lineWidth = 1.6 * art.scale;
      context.stroke();
    };
    for (let place = 1; place * side < width; place += 1) {
      for (const edge of [y + art.border / 2, y + height - art.border / 2]) {
        set(x + place * side, edge, place, true);
      }
    }
    for (let place = 1; place * side < height; place += 1) {
      for (const edge of [x + art.border / 2, x + width - art.border / 2]) {
        set(y + place * side, edge, place, false);
      }
    }
  },
  ice: (context, art) => {
    fillBands(context, art, [
      [0, cssColour(art.light)],
      [0.5, cssColour(art.body)],
      [1, dark(art.body, 0.35)],
    ]);
    const { x, y, width, height } = art.outer;
    const side = 34 * art.scale;
    // Facets that catch the light differently.
    for (let facet = 0; facet * side < 2 * (width + height); facet += 1) {
      const along = facet * side;
      const onTop = along < width;
      const left = onTop ? x + along : x + ((along - width) % width);
      const top = onTop ? y : y + height - art.border;
      context.fillStyle = cssColour(WHITE, 0.1 + 0.3 * noise(facet));
      context.beginPath();
      context.moveTo(left, top);
      context.lineTo(left + side, top + art.border * noise(facet + 5));
      context.lineTo(left + side * noise(facet + 3), top + art.border);
      context.fill();
    }
    strokeInside(context, art, {
      inset: art.border * 0.5,
      width: art.scale,
      colour: cssColour(WHITE, 0.55),
    });
  },
  paper: (context, art) => {
    fillBands(context, art, [
      [0, pale(art.body, 0.14)],
      [0.3, cssColour(art.body)],
      [1, dark(art.body, 0.45)],
    ]);
    const inset = art.border * 0.32;
    strokeInside(context, art, { inset, width: 1.6 * art.scale, colour: cssColour(art.light) });
    strokeInside(context, art, {
      inset: inset * 2.1,
      width: 0.8 * art.scale,
      colour: cssColour(art.light, 0.6),
    });
    studs(context, art, (radius) => {
      context.fillStyle = cssColour(art.light);
      disc(context, radius * 1.15);
      context.fillStyle = cssColour(art.body);
      disc(context, radius * 0.75);
      context.fillStyle = cssColour(art.light);
      disc(context, radius * 0.35);
    });
  },
  sugar: (context, art) => {
    const { x, y, width, height } = art.outer;
    fillBands(context, art, [
      [0, cssColour(art.light)],
      [1, cssColour(art.light)],
    ]);
    const stripe = 20 * art.scale;
    context.fillStyle = cssColour(art.body);
    for (let at = x - height; at < x + width; at += 2 * stripe) {
      context.beginPath();
      context.moveTo(at, y + height);
      context.lineTo(at + stripe, y + height);
      context.lineTo(at + stripe + height, y);
      context.lineTo(at + height, y);
      context.fill();
    }
    // The glaze: a light above, a shade below.
    strokeInside(context, art, {
      inset: art.border * 0.3,
      width: art.border * 0.24,
      colour: cssColour(WHITE, 0.6),
    });
    strokeInside(context, art, {
      inset: art.border * 0.86,
      width: art.border * 0.28,
      colour: cssColour(0x6a1060, 0.28),
    });
  },
};
