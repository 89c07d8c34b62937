import { initTRPC } from '@trpc/server';
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
