import type { z } from 'zod';

/** An invalid field of a request. */
export type Issue = { readonly path: string; readonly message: string };

/** Issues that a response lists: more than one per field of any form. */
const ISSUES_MAX = 50;

/** The issues of an invalid input in the order of its fields, the first ones of many. */
export function issuesOf({ issues }: z.ZodError): Issue[] {
  return issues
    .slice(0, ISSUES_MAX)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
