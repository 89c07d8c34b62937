import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { AppError } from '../core/app-error.ts';
import type { RequestContext } from '../core/context.ts';
import { authed } from '../core/trpc.ts';

/** Runs one call: checks the input, does it, checks the answer. */
export type Run = (ctx: RequestContext, rawInput: unknown) => Promise<unknown>;

/** What tRPC keeps of a procedure. No public API of it: read here alone, and checked at boot. */
type Definition = {
  readonly inputs: readonly unknown[];
  readonly output?: z.ZodType | ((data: unknown) => unknown);
  readonly middlewares: readonly unknown[];
  readonly resolver?: (options: { ctx: object; input: unknown }) => Promise<unknown>;
};

/**
 * A procedure as one plain function. tRPC would run it as a chain of asynchronous middlewares, each
 * with copies of its options, and would parse asynchronously, which keeps zod from its compiled
 * path: together five times the work of the call itself.
 * @throws Error at boot when the procedure is anything else than the endpoint's own schemas around
 *   one resolver, with `authed` in front of it exactly when the contract asks for a session
 */
export function compile(
  name: string,
  { procedure, endpoint }: { procedure: AnyTRPCProcedure; endpoint: Endpoint },
): Run {
  const { inputs, output, middlewares, resolver } = procedure._def as unknown as Definition;
  const guards = endpoint.access === 'session' ? authed._def.middlewares : [];
  const expected = guards.length + inputs.length + (output ? 1 : 0) + 1;
  const guarded = guards.every((guard, index) => middlewares[index] === guard);
  if (!resolver || !guarded || middlewares.length !== expected) {
    throw new Error(`The procedure ${name} has other middlewares than its endpoint asks for`);
  }
  if (inputs.some((input) => input !== endpoint.input) || output === undefined) {
    throw new Error(`The procedure ${name} does not use its endpoint's schemas`);
  }
  const checkOutput = typeof output === 'function' ? output : outputCheck(output);
  const hasInput = inputs.length > 0;
  return async (ctx, rawInput) => {
    const input = hasInput ? parseInput(endpoint.input, rawInput) : undefined;
    return checkOutput(await resolver({ ctx, input }));
  };
}

function parseInput(schema: z.ZodType, rawInput: unknown): unknown {
  const parsed = schema.safeParse(rawInput);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  throw new AppError('INVALID_REQUEST', { data: { issues } });
}

/** An answer that breaks its schema is our own fault: an unexpected error, with its reasons. */
function outputCheck(schema: z.ZodType): (data: unknown) => unknown {
  return (data) => {
    const checked = schema.safeParse(data);
    if (checked.success) return checked.data;
    throw new Error(`an answer breaks its schema: ${z.prettifyError(checked.error)}`);
  };
}
