import type { Paytable } from '../../contract-types.ts';
import type { Rect, Size } from '../../pixi/page.ts';
import type { GridSize } from './cells.ts';

/**
 * The layout of the page: `wide` has panels on both sides of the reels, `landscape` only a narrow
 * meter, `portrait` stacks everything above the controls.
 */
export type StageMode = 'wide' | 'landscape' | 'portrait';

export type StageLayout = {
  readonly mode: StageMode;
  readonly page: Size;
  /** Scale of the design (a frame of 736 pixels in landscape, 374 in portrait). */
  readonly scale: number;
  /** Heights of the bars of buttons above and below the stage. */
  readonly barHeight: number;
  readonly dockHeight: number;
  /** The outer edge of the gold frame, and the bed of the reels inside it. */
  readonly frame: Rect;
  readonly bed: Rect;
  /** The place of the game's lettering; `null` without space for it. */
  readonly crest: Rect | null;
  /** The ribbon that counts a win: centre, upper edge and width. */
  readonly ribbon: { readonly centerX: number; readonly top: number; readonly width: number };
  /** Upper edges of the meter chips and of the line message; used in portrait. */
  readonly meterTop: number;
  readonly messageTop: number;
};

const WIDE_WIDTH_MIN = 1_100;
const WIDE_HEIGHT_MIN = 560;
const SCALE_MAX = 1.7;
/** Width over height of the crest's art. */
const CREST_RATIO = 3;

/** A game's grid, and what it has for a gauge: a meter or lives. */
export type StageGrid = GridSize & Partial<Pick<Paytable, 'meter' | 'feature'>>;

export function layoutStage(page: Size, grid: StageGrid): StageLayout {
  if (page.height >= page.width) return portrait(page, grid);
  const wide = page.width >= WIDE_WIDTH_MIN && page.height >= WIDE_HEIGHT_MIN;
  return landscape(page, { ...(wide ? WIDE : NARROW), grid });
}

type LandscapeKind = {
  readonly mode: 'wide' | 'landscape';
  readonly barHeight: number;
  readonly dockHeight: number;
  /** Margin on each side of the frame. */
  readonly side: number;
  readonly grid: GridSize;
};

const WIDE: Omit<LandscapeKind, 'grid'> = {
  mode: 'wide',
  barHeight: 56,
  dockHeight: 88,
  side: 272,
};
const NARROW: Omit<LandscapeKind, 'grid'> = {
  mode: 'landscape',
  barHeight: 52,
  dockHeight: 64,
  side: 100,
};

/** The design at 1280 × 720: crest, frame and ribbon in 576 pixels between the bars. */
const LANDSCAPE = {
  block: 576,
  crest: { top: -6 },
  ribbon: { width: 380 },
  padding: 15,
} as const;
const ROWS_OF_THREE = {
  frame: { width: 736, height: 394, top: 76 },
  crest: { width: 288 },
  ribbon: { top: 430 },
} as const;
/** Four rows or more have a taller frame below a smaller crest. */
const ROWS_OF_FOUR = {
  frame: { width: 736, height: 432, top: 48 },
  crest: { width: 200 },
  ribbon: { top: 438 },
} as const;
/** The most that a cell is wider than it is high, and the least pixels that it is wide. */
const CELL = { aspectMax: 1.25, widthMin: 100 } as const;

/** The parts of the design that depend on the rows. The frame is as wide as its cells need. */
function designOf({ reels, rows }: GridSize) {
  const design = rows > 3 ? ROWS_OF_FOUR : ROWS_OF_THREE;
  const edges = 2 * LANDSCAPE.padding;
  const cellHeight = (design.frame.height - edges) / rows;
  const cellWidth = Math.max(CELL.widthMin, cellHeight * CELL.aspectMax);
  return { ...design, width: Math.min(design.frame.width, reels * cellWidth + edges) };
}
/** Below this height of the stage the lettering is omitted in favour of the reels. */
const CREST_STAGE_HEIGHT_MIN = 400;

function landscape(page: Size, kind: LandscapeKind): StageLayout {
  const { mode, barHeight, dockHeight, side } = kind;
  const design = designOf(kind.grid);
  const room = { width: page.width - 2 * side, height: page.height - barHeight - dockHeight };
  const hasCrest = room.height >= CREST_STAGE_HEIGHT_MIN;
  const blockHeight = hasCrest ? LANDSCAPE.block : design.frame.height + 20;
  const scale = fitScale(room.width / design.frame.width, room.height / blockHeight);
  const frameTop = hasCrest ? design.frame.top : 10;
  const top = barHeight + Math.max(0, (room.height - blockHeight * scale) / 2);
  const frame = centered(page, {
    width: design.width * scale,
    height: design.frame.height * scale,
    y: top + frameTop * scale,
  });
  return {
    mode,
    page,
    scale,
    barHeight,
    dockHeight,
    frame,
    bed: inset(frame, LANDSCAPE.padding * scale),
    crest: hasCrest
      ? crestRect(page, {
          width: design.crest.width * scale,
          y: top + LANDSCAPE.crest.top * scale,
        })
      : null,
    ribbon: hasCrest
      ? {
          centerX: page.width / 2,
          top: top + design.ribbon.top * scale,
          width: LANDSCAPE.ribbon.width * scale,
        }
      : shortRibbon(page, { frame, scale }),
    meterTop: frame.y,
    messageTop: page.height - dockHeight,
  };
}

/** Minimum width of a ribbon beside the reels with readable amounts. */
const BESIDE_WIDTH_MIN = 180;
/** Width of amount and note relative to the ribbon, for most wins. */
const BESIDE_TAKES = 0.84;

/**
 * The ribbon of a page without space for it below the frame: beside the reels, above the spin
 * button, or across their last row.
 */
function shortRibbon(
  page: Size,
  { frame, scale }: { frame: Rect; scale: number },
): StageLayout['ribbon'] {
  const right = frame.x + frame.width;
  const beside = page.width - right;
  const width = beside / BESIDE_TAKES;
  if (width < BESIDE_WIDTH_MIN) {
    return {
      centerX: page.width / 2,
      top: frame.y + frame.height - 120 * scale,
      width: LANDSCAPE.ribbon.width * scale,
    };
  }
  return { centerX: right + beside / 2, top: frame.y + frame.height * 0.16, width };
}

/** The design at 390 × 844. Chips and message have a fixed size, art scales. */
const PORTRAIT = {
  barHeight: 60,
  /** The controls of a tablet are larger. */
  dockHeight: { phone: 180, tablet: 206 },
  frame: { width: 374, height: 290 },
  crest: { width: 318, height: 106 },
  ribbon: { width: 290, overlap: 28, below: 76 },
  padding: 10,
  chips: 44,
  message: 34,
} as const;
/** The height of the parts that do not scale, beside the gauge: message and gaps. */
const PORTRAIT_FIXED = 8 + 12 + 8 + PORTRAIT.message + 4;

const TABLET_WIDTH_MIN = 701;

function portrait(page: Size, { meter = [], feature }: StageGrid): StageLayout {
  const { barHeight } = PORTRAIT;
  const gauge = meter.length > 0 || feature?.kind === 'lives' ? PORTRAIT.chips : 0;
  const fixed = PORTRAIT_FIXED + gauge;
  const dockHeight = PORTRAIT.dockHeight[page.width < TABLET_WIDTH_MIN ? 'phone' : 'tablet'];
  const room = page.height - barHeight - dockHeight - fixed;
  const byWidth = fitScale((page.width - 16) / PORTRAIT.frame.width, Number.POSITIVE_INFINITY);
  const kind = portraitKind(room, byWidth);
  const crestHeight = kind.crest ? PORTRAIT.crest.height * kind.scale : 0;
  const stack = fixed + portraitArt(kind) * kind.scale;
  const slack = Math.max(0, page.height - barHeight - dockHeight - stack);
  const top = barHeight + slack * 0.4;
  const meterTop = top + crestHeight + 8;
  const frame = centered(page, {
    width: PORTRAIT.frame.width * kind.scale,
    height: PORTRAIT.frame.height * kind.scale,
    y: meterTop + gauge + 12,
  });
  const bottom = frame.y + frame.height;
  const ribbonHeight = (PORTRAIT.ribbon.overlap + PORTRAIT.ribbon.below) * kind.scale;
  return {
    mode: 'portrait',
    page,
    scale: kind.scale,
    barHeight,
    dockHeight,
    frame,
    bed: inset(frame, PORTRAIT.padding * kind.scale),
    crest: kind.crest
      ? crestRect(page, { width: PORTRAIT.crest.width * kind.scale, y: top })
      : null,
    ribbon: {
      centerX: page.width / 2,
      top: kind.below ? bottom - PORTRAIT.ribbon.overlap * kind.scale : bottom - ribbonHeight - 6,
      width: PORTRAIT.ribbon.width * kind.scale,
    },
    meterTop,
    messageTop: bottom + (kind.below ? PORTRAIT.ribbon.below * kind.scale : 0) + 8,
  };
}

type PortraitKind = {
  readonly scale: number;
  /** Whether the lettering is above the reels. */
  readonly crest: boolean;
  /** Whether the ribbon is below the frame, and not above the reels. */
  readonly below: boolean;
};

const portraitArt = (kind: Omit<PortraitKind, 'scale'>): number =>
  PORTRAIT.frame.height +
  (kind.crest ? PORTRAIT.crest.height : 0) +
  (kind.below ? PORTRAIT.ribbon.below : 0);

/** Omits the crest, then the space of the ribbon, before the reels become much smaller. */
function portraitKind(room: number, byWidth: number): PortraitKind {
  const complete = { crest: true, below: true };
  const plain = { crest: false, below: true };
  const tight = { crest: false, below: false };
  if (room / portraitArt(complete) >= byWidth * 0.8) {
    return { ...complete, scale: fitScale(byWidth, room / portraitArt(complete)) };
  }
  if (room / portraitArt(plain) >= byWidth * 0.85) {
    return { ...plain, scale: fitScale(byWidth, room / portraitArt(plain)) };
  }
  return { ...tight, scale: fitScale(byWidth, room / portraitArt(tight)) };
}

const SCALE_MIN = 0.3;

function fitScale(a: number, b: number): number {
  return Math.max(SCALE_MIN, Math.min(a, b, SCALE_MAX));
}

function centered(page: Size, box: Size & { readonly y: number }): Rect {
  return { ...box, x: (page.width - box.width) / 2 };
}

function crestRect(page: Size, box: { readonly width: number; readonly y: number }): Rect {
  return centered(page, { ...box, height: box.width / CREST_RATIO });
}

function inset(rect: Rect, by: number): Rect {
  return {
    x: rect.x + by,
    y: rect.y + by,
    width: rect.width - 2 * by,
    height: rect.height - 2 * by,
  };
}
