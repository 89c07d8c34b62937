import type { Rect, Size } from '../../pixi/page.ts';

export type ArenaMode = 'wide' | 'landscape' | 'portrait';

/** Layout of an arena on the page, in CSS pixels. */
export type ArenaLayout = {
  readonly mode: ArenaMode;
  readonly page: Size;
  readonly barHeight: number;
  readonly dockHeight: number;
  /** The area where animals swim. */
  readonly water: Rect;
  /** Factor on the sizes of the design, which is 1280 × 720. */
  readonly scale: number;
  /** The pivot of the cannon's barrel. */
  readonly cannon: { readonly x: number; readonly y: number; readonly size: number };
};

const WIDE = { width: 1_100, height: 560 } as const;
const SCALE = { min: 0.44, max: 1.25 } as const;
const DESIGN = { width: 1_280, waterHeight: 470 } as const;
/** The row of species under the bar. */
const TARGETS_HEIGHT = 66;

const frames = {
  wide: { barHeight: 56, dockHeight: 88, cannon: 190 },
  landscape: { barHeight: 52, dockHeight: 64, cannon: 116 },
  portrait: { barHeight: 60, dockHeight: 190, cannon: 140 },
} as const satisfies Record<ArenaMode, object>;

export function layoutArena(page: Size): ArenaLayout {
  const mode = modeOf(page);
  const { barHeight, dockHeight, cannon } = frames[mode];
  const top = barHeight + TARGETS_HEIGHT * (mode === 'landscape' ? 0.6 : 1);
  const water = {
    x: 0,
    y: top,
    width: page.width,
    height: Math.max(120, page.height - dockHeight - top - cannon * 0.42),
  };
  const fits = Math.min(
    Math.sqrt((water.width * water.height) / (DESIGN.width * DESIGN.waterHeight)),
    water.height / (DESIGN.waterHeight * 0.8),
  );
  return {
    mode,
    page,
    barHeight,
    dockHeight,
    water,
    scale: Math.min(SCALE.max, Math.max(SCALE.min, fits)),
    cannon: { x: page.width / 2, y: page.height - dockHeight + cannon * 0.02, size: cannon },
  };
}

/** The share of a scene's height below its sea bed, which the dock of its page covers. */
const BELOW_SEA_BED = { desktop: 88 / 720, mobile: 190 / 844 } as const;

/**
 * How far a scene that is higher than the page extends below it, in pixels: its corals stand on the dock,
 * not above it.
 */
export function sceneDrop(of: {
  readonly orientation: keyof typeof BELOW_SEA_BED;
  readonly sceneHeight: number;
  readonly pageHeight: number;
  readonly dockHeight: number;
}): number {
  const { orientation, sceneHeight, pageHeight, dockHeight } = of;
  const aboveDock = sceneHeight * BELOW_SEA_BED[orientation] - dockHeight;
  return Math.max(0, Math.min(aboveDock, sceneHeight - pageHeight));
}

function modeOf(page: Size): ArenaMode {
  if (page.height >= page.width) return 'portrait';
  return page.width >= WIDE.width && page.height >= WIDE.height ? 'wide' : 'landscape';
}
