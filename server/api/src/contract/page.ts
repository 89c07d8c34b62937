import { z } from 'zod';
import { day, instant, int4 } from './field-types.ts';

export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;
/** Bounds the cost of deep pages, which no player opens. */
export const PAGE_NUM_MAX = 10_000;

const PAGE_NUM_TEXT = 'The number of the page, from 1.';
const AS_OF_TEXT =
  'Of page 1: a later page that sends it has the rows that existed then, so that none is repeated.';
const PAGE_SIZE_TEXT = `Rows per page, at most ${PAGE_SIZE_MAX}.`;

/** Paging fields of a JSON body; types are never coerced there. */
export const pageBody = {
  pageNum: int4().min(1).max(PAGE_NUM_MAX).default(1).describe(PAGE_NUM_TEXT),
  pageSize: int4().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT).describe(PAGE_SIZE_TEXT),
  asOf: instant().optional().describe(AS_OF_TEXT),
};

/** `true` or `1`, `false` or `0` in a query string. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0'])
  .transform((text) => text === 'true' || text === '1');

/** Paging fields of a query string, parsed from text. */
export const pageQuery = {
  pageNum: z.coerce
    .number<number>()
    .pipe(pageBody.pageNum.unwrap())
    .default(1)
    .describe(PAGE_NUM_TEXT),
  pageSize: z.coerce
    .number<number>()
    .pipe(pageBody.pageSize.unwrap())
    .default(PAGE_SIZE_DEFAULT)
    .describe(PAGE_SIZE_TEXT),
  asOf: pageBody.asOf,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const moment = z.union([day(), instant()]);

/** `startTime` and `endTime`: ISO 8601, or `YYYY-MM-DD` for whole days in UTC, both inclusive. */
export const timeRange = {
  startTime: moment.optional().describe('The earliest time, or YYYY-MM-DD for a whole day in UTC.'),
  endTime: moment.optional().describe('The latest time, or YYYY-MM-DD for a whole day in UTC.'),
};

/** The first instant of a `startTime`. */
export function rangeStart(text: string): Date {
  return new Date(text);
}

/** The first instant after an `endTime`: the next midnight for a whole day. */
export function rangeEndExclusive(text: string): Date {
  const end = new Date(text);
  end.setTime(end.getTime() + (DAY.test(text) ? 86_400_000 : 1));
  return end;
}

/** `{ list, total, pageNum, pageSize, asOf }`, newest first. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    list: z.array(item),
    total: z.int().nonnegative(),
    pageNum: z.int(),
    pageSize: z.int(),
    asOf: z.iso.datetime({ offset: true }).describe('The time of page 1, for later pages.'),
  });
}

export type Page<Item> = {
  readonly list: Item[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly asOf: string;
};
