import { type Page, rangeEndExclusive, rangeStart } from '../contract/page.ts';

export type PageRequest = {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly asOf?: string | undefined;
};

/** The rows to skip and to take. */
export function rowsOf({ pageNum, pageSize }: PageRequest): { skip: number; take: number } {
  return { skip: (pageNum - 1) * pageSize, take: pageSize };
}

/** @param found.now the time of the page, unless the request has that of page 1 */
export function pageFor<Item>(
  { pageNum, pageSize, asOf }: PageRequest,
  { list, total, now }: { list: Item[]; total: number; now: Date },
): Page<Item> {
  return { list, total, pageNum, pageSize, asOf: asOf ?? now.toISOString() };
}

type RangeRequest = {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly asOf?: string | undefined;
};

/** The condition for a time, for Prisma: within the range, and not after page 1; often none. */
export function withinRange({ startTime, endTime, asOf }: RangeRequest): { gte?: Date; lt?: Date } {
  const [lt] = [endTime, asOf]
    .flatMap((end) => (end === undefined ? [] : rangeEndExclusive(end)))
    .sort((one, other) => one.getTime() - other.getTime());
  return { ...(startTime !== undefined && { gte: rangeStart(startTime) }), ...(lt && { lt }) };
}
