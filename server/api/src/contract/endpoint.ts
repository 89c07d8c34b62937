import type { RefusalName } from '@fairhall/kit/errors';
import type { z } from 'zod';

/**
 * Who may call an endpoint.
 * - `public`: anyone; a session is looked up when a token comes along, a dead token is ignored
 * - `session`: a player with a living session, otherwise 401
 * - `provider` / `payment`: the other party's HMAC signature over the raw body, otherwise 403
 */
export type Access = 'public' | 'session' | 'provider' | 'payment';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the typed client calls it with: `query` only reads, `mutation` changes something. */
export type Kind = 'query' | 'mutation';

/**
 * One call of the `/api` contract. `path` is relative to `/api` and names its parameters in
 * braces (`/rpgame/games/{id}`); path parameters are fields of `input` and win over the body.
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
  /** By default a GET is a query and everything else a mutation. */
  readonly kind: K;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly refusals: readonly RefusalName[];
  /** Whether it answers 404 for what there is not, or is not the caller's. */
  readonly notFound: boolean;
  /** Changes an account or moves money: each call leaves a line in the log. */
  readonly audited: boolean;
  /**
   * Called without any input it gives the same list to everybody. The service returns the same array
   * until the list changes; its bytes are made once, and a browser revalidates them with an ETag.
   */
  readonly cacheable: boolean;
  /** Answered also while the process sheds load: whether it lives. */
  readonly neverShed: boolean;
};

type Optional = 'kind' | 'refusals' | 'notFound' | 'audited' | 'cacheable' | 'neverShed';

type Declaration<E extends Endpoint> = Omit<E, Optional> & Partial<Pick<E, Optional>>;

/** Declares a call once; REST route, typed client and OpenAPI are all made from it. */
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
    ...declaration,
  };
}
