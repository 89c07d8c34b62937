/** The narrowest table that the boards of wide windows are designed for. */
const WIDTH_MIN = 1_200;
const ZOOM_MAX = 2;
/** The used part of the height; the rest is for texts that grow during a round. */
const FILLED = 0.97;

/** The zoom at which a table fills its felt; at least 1, as a higher table scrolls. */
export function tableZoom(page: {
  /** Of the window. */
  readonly width: number;
  /** Of the felt. */
  readonly height: number;
  /** Of the table without zoom. */
  readonly naturalHeight: number;
}): number {
  const byHeight = (page.height * FILLED) / page.naturalHeight;
  const zoom = Math.min(page.width / WIDTH_MIN, byHeight, ZOOM_MAX);
  return Math.max(1, Math.floor(zoom * 100) / 100);
}
