import type { RefusalName } from '@fairhall/kit/errors';
import type { z } from 'zod';

/**
 * The authorisation of an endpoint.
 * - `public`: anyone; a token is optional, and an invalid one is ignored
 * - `session`: a player with an active session, otherwise 401
 * - `provider` / `payment`: the provider's HMAC signature of the raw body, otherwise 403
 * - `staff`: a member of staff with an active session, otherwise 401, and with the permission of the
 *   call, otherwise 403; of the back office alone
 */
export type Access = 'public' | 'session' | 'provider' | 'payment' | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The default limit of a body. */
export const BODY_BYTES_MAX = 16_384;

/** The kind of tRPC procedure: a `query` only reads, a `mutation` changes state. */
export type Kind = 'query' | 'mutation';

/**
 * One call of the `/api` contract. `path` is relative to `/api`, with parameters in braces
 * (`/rpgame/games/{id}`); they are fields of `input` and override those of the body.
 */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  M extends Method = Method,
  A extends Access = Access,
  K extends Kind = Kind,
> = {
  readonly method: M;
  readonly path: `/${string}`;
  readonly access: A;
  /** By default a GET is a query and any other method a mutation. */
  readonly kind: K;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Of a player's call, ACCOUNT_BLOCKED refuses it during a time-out and a self-exclusion. */
  readonly refusals: readonly RefusalName[];
  /** Whether it returns 404 for an unknown id or one of another player. */
  readonly notFound: boolean;
  /** Whether each call is logged, because it changes an account or moves money. */
  readonly audited: boolean;
  /**
   * Whether a call without input returns the same list to all callers. The service returns the same
   * array until the list changes; it is serialised once and revalidated with an ETag.
   */
  readonly cacheable: boolean;
  /** Whether it is processed during load shedding, too: the health checks. */
  readonly neverShed: boolean;
  /** Whether a DELETE takes its input as a body: a password does not belong into an address. */
  readonly inputInBody: boolean;
  /** Limit of the body in bytes; a larger one is rejected with 413 before it is read. */
  readonly bodyBytesMax: number;
  /** A limit of its own for the calls of one network, in the place of that of all calls. */
  readonly networkLimit: { readonly calls: number; readonly minutes: number } | null;
};

type Optional =
  | 'kind'
  | 'refusals'
  | 'notFound'
  | 'audited'
  | 'cacheable'
  | 'neverShed'
  | 'inputInBody'
  | 'bodyBytesMax'
  | 'networkLimit';

type Declaration<E extends Endpoint> = Omit<E, Optional> & Partial<Pick<E, Optional>>;

/** Declares a call; the REST route, the typed client and the OpenAPI document derive from it. */
export function endpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const M extends Method,
  const A extends Access,
  const K extends Kind = M extends 'GET' ? 'query' : 'mutation',
>(declaration: Declaration<Endpoint<Input, Output, M, A, K>>): Endpoint<Input, Output, M, A, K> {
  const kind = (declaration.method === 'GET' ? 'query' : 'mutation') as K;
  return {
    kind,
    refusals: [],
    notFound: false,
    audited: false,
    cacheable: false,
    neverShed: false,
    inputInBody: false,
    bodyBytesMax: BODY_BYTES_MAX,
    networkLimit: null,
    ...declaration,
  };
}

/** Whether the input is sent in the query instead of the body; path parameters aside. */
export function sendsInputInQuery({
  method,
  inputInBody,
}: Pick<Endpoint, 'method' | 'inputInBody'>): boolean {
  return method === 'GET' || (method === 'DELETE' && !inputInBody);
}
