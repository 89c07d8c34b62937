import { issuesOf } from '@fairhall/kit/http/issues';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { AppError, invalidField, refusal, unauthorized } from '../core/app-error.ts';
import type { ActiveSession, ActiveStaff } from '../core/caller.ts';
import type { Provider } from '../core/provider.ts';
import type { RequestContext } from './request-context.ts';

const IDEMPOTENCY_KEY_LENGTH_MAX = 200;

/**
 * The context of a resolver: with `access: 'session'` session and token are never null, with
 * `access: 'provider'` the provider, with `access: 'staff'` the member of staff.
 */
type ContextOf<E extends Endpoint> = Omit<
  RequestContext,
  'session' | 'token' | 'provider' | 'staff'
> & {
  readonly session: E['access'] extends 'session' ? ActiveSession : ActiveSession | null;
  readonly token: E['access'] extends 'session' ? string : string | null;
  readonly provider: E['access'] extends 'provider' ? Provider : Provider | null;
  readonly staff: E['access'] extends 'staff' ? ActiveStaff : ActiveStaff | null;
};

type Resolver<E extends Endpoint> = (call: {
  readonly ctx: ContextOf<E>;
  readonly input: z.output<E['input']>;
}) => z.output<E['output']> | Promise<z.output<E['output']>>;

/** An endpoint with its implementation. */
export type Handler<E extends Endpoint = Endpoint> = {
  readonly endpoint: E;
  /**
   * Handles one call: checks the session, validates the input, resolves, validates the output.
   * @throws UNAUTHORIZED without a required session, INVALID_REQUEST for invalid input,
   *   ACCOUNT_BLOCKED if the endpoint declares it and the player is self-excluded or in a time-out
   */
  readonly handle: (ctx: RequestContext, rawInput: unknown) => Promise<z.output<E['output']>>;
};

type Options = {
  /** Runs before a caller without the required session is rejected. */
  readonly beforeUnauthorized?: (ctx: RequestContext) => Promise<void>;
  /**
   * The resolver decides itself when ACCOUNT_BLOCKED refuses: after other checks, or not during a
   * time-out.
   */
  readonly checksBlock?: boolean;
};

/** Implements an endpoint of the contract with a resolver. */
export function implement<E extends Endpoint>(
  endpoint: E,
  resolve: Resolver<E>,
  { beforeUnauthorized, checksBlock = false }: Options = {},
): Handler<E> {
  const isBlockable = endpoint.refusals.includes('ACCOUNT_BLOCKED') && !checksBlock;
  const check = endpoint.cacheable ? cachedCheck(endpoint) : checkOutput;
  const handle = async (ctx: RequestContext, rawInput: unknown) => {
    if (endpoint.access === 'session' && ctx.session === null) {
      await beforeUnauthorized?.(ctx);
      throw unauthorized(ctx.caller.ended ?? 'LOGIN_REQUIRED');
    }
    checkIdempotencyKey(ctx.idempotencyKey);
    const input = parseInput(endpoint, rawInput);
    const block = isBlockable && ctx.session ? await ctx.findBlock(ctx.session.userId) : null;
    if (block) throw refusal('ACCOUNT_BLOCKED', block);
    return check(endpoint, await resolve({ ctx: ctx as ContextOf<E>, input }));
  };
  return { endpoint, handle };
}

function parseInput<E extends Endpoint>({ input }: E, rawInput: unknown): z.output<E['input']> {
  const parsed = input.safeParse(rawInput);
  if (!parsed.success) {
    throw new AppError('INVALID_REQUEST', { data: { issues: issuesOf(parsed.error) } });
  }
  return parsed.data as z.output<E['input']>;
}

/** A response that does not match its schema is an internal error, with the issues in its message. */
function checkOutput<E extends Endpoint>({ output }: E, data: unknown): z.output<E['output']> {
  const checked = output.safeParse(data);
  if (checked.success) return checked.data as z.output<E['output']>;
  throw new Error(`a response does not match its schema: ${z.prettifyError(checked.error)}`);
}

/** A cacheable list is the same array until it changes, so it is checked once for all callers. */
function cachedCheck<E extends Endpoint>(
  _endpoint: E,
): (endpoint: E, data: unknown) => z.output<E['output']> {
  const checked = new WeakMap<object, z.output<E['output']>>();
  return (endpoint, data) => {
    if (typeof data !== 'object' || data === null) return checkOutput(endpoint, data);
    const known = checked.get(data) ?? checkOutput(endpoint, data);
    checked.set(data, known);
    return known;
  };
}

/** @throws INVALID_REQUEST for an invalid key */
function checkIdempotencyKey(key: string | null): void {
  if (key === null) return;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= IDEMPOTENCY_KEY_LENGTH_MAX) return;
  throw invalidField({
    path: 'Idempotency-Key',
    message: `must be 1 to ${IDEMPOTENCY_KEY_LENGTH_MAX} visible ASCII characters`,
  });
}
