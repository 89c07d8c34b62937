/** All lengths are CSS pixels of the page. */
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };
export type Rect = Size & Point;

/** The size of a stage: the page without its scroll bars. */
export const pageSize = (): Size => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});
