import { type Page, rangeEndExclusive, rangeStart } from '../../contract/page.ts';

type PageRequest = { readonly pageNum: number; readonly pageSize: number };

/** The rows to skip and to take. */
export function rowsOf({ pageNum, pageSize }: PageRequest): { skip: number; take: number } {
  return { skip: (pageNum - 1) * pageSize, take: pageSize };
}

export function pageFor<Item>(
  { pageNum, pageSize }: PageRequest,
  found: { list: Item[]; total: number },
): Page<Item> {
  return { ...found, pageNum, pageSize };
}

type RangeRequest = {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
};

/** The condition for a time, for Prisma; without a range it has none. */
export function withinRange({ startTime, endTime }: RangeRequest): { gte?: Date; lt?: Date } {
  return {
    ...(startTime !== undefined && { gte: rangeStart(startTime) }),
    ...(endTime !== undefined && { lt: rangeEndExclusive(endTime) }),
  };
}
