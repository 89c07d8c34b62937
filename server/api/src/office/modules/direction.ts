import type { Sort } from '../contract/fields.ts';

/** The direction of a list by time: the requested one, or the list's own. */
export function directionOf(sort: Sort, own: 'asc' | 'desc'): 'asc' | 'desc' {
  if (sort === undefined) return own;
  return sort === 'newest' ? 'desc' : 'asc';
}
