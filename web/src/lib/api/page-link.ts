import type { SendCall } from './calls.ts';

/** More lists, each with its filters, than anyone pages through at once. */
const LISTS_MAX = 100;

type PageInput = { readonly pageNum: number; readonly pageSize?: number };

/**
 * Sends the time of page 1 (`asOf`) with the later pages of the same list, so that a list that grows
 * meanwhile repeats no row. Where no page 1 was loaded, as after a reload, the first page that was loaded
 * sets the time.
 */
export function pageLink(next: SendCall): SendCall {
  const timeOf = new Map<string, string>();
  return async (call) => {
    const { input } = call;
    if (!isPageInput(input)) return next(call);
    const { pageNum, ...list } = input;
    const key = JSON.stringify([call.path, list]);
    const asOf = pageNum === 1 ? undefined : timeOf.get(key);
    if (asOf !== undefined) return next({ ...call, input: { ...input, asOf } });
    const data = await next(call);
    if (hasTime(data)) {
      timeOf.delete(key);
      timeOf.set(key, data.asOf);
      const [oldest] = timeOf.keys();
      if (timeOf.size > LISTS_MAX && oldest !== undefined) timeOf.delete(oldest);
    }
    return data;
  };
}

const isPageInput = (input: unknown): input is PageInput =>
  typeof input === 'object' && input !== null && 'pageNum' in input;

const hasTime = (data: unknown): data is { readonly asOf: string } =>
  typeof data === 'object' && data !== null && 'asOf' in data && typeof data.asOf === 'string';
