import type { TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { tap } from '@trpc/server/observable';

/** More lists, each with its filters, than anyone pages through at once. */
const LISTS_MAX = 100;

type PageInput = { readonly pageNum: number; readonly pageSize?: number };

/**
 * Sends the time of page 1 (`asOf`) with the later pages of the same list, so that a list that grows
 * meanwhile repeats no row. Where no page 1 was loaded, as after a reload, the first page that was loaded
 * sets the time.
 */
export function pageLink<Router extends AnyRouter>(): TRPCLink<Router> {
  return () => {
    const timeOf = new Map<string, string>();
    return ({ next, op }) => {
      const { input } = op;
      if (!isPageInput(input)) return next(op);
      const { pageNum, ...list } = input;
      const key = JSON.stringify([op.path, list]);
      const asOf = pageNum === 1 ? undefined : timeOf.get(key);
      if (asOf !== undefined) return next({ ...op, input: { ...input, asOf } });
      return next(op).pipe(
        tap({
          next: ({ result }) => {
            if (!('data' in result) || !hasTime(result.data)) return;
            timeOf.delete(key);
            timeOf.set(key, result.data.asOf);
            const [oldest] = timeOf.keys();
            if (timeOf.size > LISTS_MAX && oldest !== undefined) timeOf.delete(oldest);
          },
        }),
      );
    };
  };
}

const isPageInput = (input: unknown): input is PageInput =>
  typeof input === 'object' && input !== null && 'pageNum' in input;

const hasTime = (data: unknown): data is { readonly asOf: string } =>
  typeof data === 'object' && data !== null && 'asOf' in data && typeof data.asOf === 'string';
