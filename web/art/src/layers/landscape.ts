import type { Layer } from '../engine/layer.ts';
import { tenth } from '../engine/markup.ts';

interface Ridge {
  /** The base line of the peaks, in pixels from the top. */
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  /** Mean distance between two corners of the outline, in pixels. */
  readonly step?: number;
  readonly opacity?: number;
  /** The depth of the valleys, as a share of the height. */
  readonly jaggedness?: number;
}

/** A mountain range in one flat tone, from its outline down to the bottom edge. */
export function ridge(range: Ridge): Layer {
  const { y, height, colour, step = 60, opacity = 1, jaggedness = 0.5 } = range;
  return (canvas) => {
    let x = -30;
    let isPeak = false;
    let path = `M-30 ${canvas.height}L-30 ${y}`;
    while (x < canvas.width + 40) {
      x += step * (0.5 + canvas.random());
      isPeak = !isPeak;
      const offset = isPeak
        ? -height * (0.4 + canvas.random() * 0.6)
        : height * (canvas.random() - 0.3) * jaggedness;
      path += `L${tenth(x)} ${tenth(y + offset)}`;
    }
    path += `L${canvas.width + 60} ${canvas.height}Z`;
    return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
  };
}

interface Hills {
  readonly y: number;
  /** Height of a crest above the line, in pixels. */
  readonly swell: number;
  readonly colour: string;
  /** The number of half waves across the picture. */
  readonly waves: number;
  readonly opacity?: number;
}

/** Rolling ground, from its outline down to the bottom edge. */
export function hills({ y, swell, colour, waves, opacity = 1 }: Hills): Layer {
  return (canvas) => {
    const phase = canvas.random() * 6;
    let path = `M0 ${canvas.height}L0 ${y}`;
    for (let x = 0; x < canvas.width + 12; x += 12) {
      path += `L${x} ${tenth(y + Math.sin((x / canvas.width) * Math.PI * waves + phase) * swell)}`;
    }
    path += `L${canvas.width} ${canvas.height}Z`;
    return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
  };
}

interface Waves {
  readonly y: number;
  readonly swell: number;
  readonly colour: string;
  /** The distance between two crests, in pixels. */
  readonly length: number;
  readonly opacity?: number;
  /** Colour of a bright line along the crests; none when omitted. */
  readonly rim?: string;
}

/** A row of cusped waves, from the crests down to the bottom edge. */
export function waves({ y, swell, colour, length, opacity = 1, rim }: Waves): Layer {
  return (canvas) => {
    const first = -20 - canvas.random() * length;
    let crests = `L${tenth(first)} ${y}`;
    for (let x = first; x < canvas.width + length; x += length) {
      const trough = `${tenth(x + length * 0.5)} ${tenth(y + swell)}`;
      crests += `Q${trough} ${tenth(x + length)} ${y - swell * 0.25}`;
    }
    const body = `M-20 ${canvas.height}L-20 ${y}${crests}L${canvas.width + 60} ${canvas.height}Z`;
    const water = `<path d="${body}" fill="${colour}" opacity="${opacity}"/>`;
    if (rim === undefined) return water;
    const foam = `fill="none" stroke="${rim}" stroke-width="4" opacity=".7"`;
    return `${water}<path d="M-20 ${y}${crests}" ${foam}/>`;
  };
}

interface Pines {
  /** The foot of the trunks, in pixels from the top. */
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  readonly count: number;
  readonly opacity?: number;
}

/** A wood of firs in one flat tone, filled down to the bottom edge. */
export function pines({ y, height, colour, count, opacity = 1 }: Pines): Layer {
  return (canvas) => {
    let path = '';
    for (let tree = 0; tree < count; tree++) {
      const x = -20 + ((canvas.width + 40) * (tree + canvas.random() * 0.8)) / count;
      const tall = height * (0.55 + canvas.random() * 0.6);
      for (let tier = 0; tier < 4; tier++) {
        const top = y - tall + tier * tall * 0.24;
        const reach = tall * 0.36 * (0.34 + tier * 0.22);
        const hem = tenth(top + tall * 0.36);
        path += `M${tenth(x)} ${tenth(top)}L${tenth(x + reach)} ${hem}L${tenth(x - reach)} ${hem}Z`;
      }
      path += `M${tenth(x - 4)} ${y - 20}h8V${canvas.height}h-8Z`;
    }
    path += `M0 ${y}H${canvas.width}V${canvas.height}H0Z`;
    return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
  };
}

interface Palm {
  /** The foot of the trunk, in pixels. */
  readonly x: number;
  readonly y: number;
  /** 1 is a tree 260 px tall. */
  readonly scale: number;
  /** The offset of the crown to the right of the foot, in pixels at scale 1. */
  readonly lean: number;
}

/** The directions of the palm leaves, in radians; upwards is negative. */
const PALM_LEAVES = [-2.9, -2.45, -1.9, -1.2, -0.65, -0.2, 0.15, -3.35];

/** Palm trees in one flat tone. */
export function palms(colour: string, trees: readonly Palm[], opacity = 1): Layer {
  const path = trees.map((tree) => palmTrunk(tree) + palmCrown(tree)).join('');
  return () => `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
}

function palmTrunk({ x, y, scale, lean }: Palm): string {
  const crownX = x + lean * scale;
  const crownY = y - 260 * scale;
  const leftBend = `${x + lean * scale * 0.2} ${y - 140 * scale}`;
  const rightBend = `${x + lean * scale * 0.4 + 14 * scale} ${y - 130 * scale}`;
  return (
    `M${x - 9 * scale} ${y}Q${leftBend} ${crownX - 4 * scale} ${crownY}` +
    `L${crownX + 4 * scale} ${crownY}Q${rightBend} ${x + 11 * scale} ${y}Z`
  );
}

function palmCrown({ x, y, scale, lean }: Palm): string {
  const crownX = x + lean * scale;
  const crownY = y - 260 * scale;
  const length = 120 * scale;
  return PALM_LEAVES.map((angle) => {
    const tipX = crownX + Math.cos(angle) * length;
    const tipY = crownY + Math.sin(angle) * length * 0.62 + 34 * scale;
    const bendX = crownX + Math.cos(angle) * length * 0.6;
    const bendY = crownY + Math.sin(angle) * length * 0.9 - 14 * scale;
    return (
      `M${tenth(crownX)} ${tenth(crownY)}` +
      `Q${tenth(bendX)} ${tenth(bendY)} ${tenth(tipX)} ${tenth(tipY)}` +
      `Q${tenth(bendX)} ${tenth(bendY + 34 * scale)} ${tenth(crownX)} ${tenth(crownY + 8 * scale)}Z`
    );
  }).join('');
}

interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

interface CloudBank {
  readonly colour: string;
  readonly opacity: number;
  /** Softness of the edges, in pixels. */
  readonly blur: number;
  readonly clouds: readonly Cloud[];
}

/** Blurred ellipses: clouds, mist or dust. */
export function clouds({ colour, opacity, blur, clouds: bank }: CloudBank): Layer {
  const ellipses = bank
    .map(
      ({ x, y, radiusX, radiusY }) =>
        `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}"/>`,
    )
    .join('');
  return (canvas) =>
    `<g fill="${colour}" opacity="${opacity}" filter="${canvas.blur(blur)}">${ellipses}</g>`;
}
