import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import { unauthorized } from './app-error.ts';
import type { RequestContext } from './context.ts';

const t = initTRPC.context<RequestContext>().create();

export const router = t.router;

/**
 * For calls that need no player: open to anyone, or to another party whose signature `http/rest.ts`
 * has checked before.
 */
export const open = t.procedure;

/** For calls of a logged-in player; answers 401 with the reason otherwise. */
export const authed = t.procedure.use(({ ctx, next }) => {
  const { caller } = ctx;
  if (caller.session === null) throw unauthorized(caller.ended);
  return next({ ctx: { session: caller.session } });
});

/**
 * The type of an endpoint's answer, without checking it once more: for shared answers, which were
 * checked when they were made and are given out thousands of times.
 */
export function checkedBefore<Output extends z.ZodType>(_schema: Output) {
  return (data: unknown) => data as z.output<Output>;
}
