/** The page numbers of a pager; `null` is an ellipsis. */
export type PageWindow = readonly (number | null)[];

/** The number of pages of a list of `total` rows; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * The first and last page, the current one and its neighbours: at most seven places, so that the
 * width of the pager is constant.
 */
export function pageWindow(page: number, pages: number): PageWindow {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages];
  if (page >= pages - 3) {
    return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  }
  return [1, null, page - 1, page, page + 1, null, pages];
}
