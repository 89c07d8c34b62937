import type { z } from 'zod';
import type { RefusalName } from './errors.ts';

/**
 * Who may call an endpoint.
 * - `public`: anyone; a session is looked up when a token comes along, a dead token is ignored
 * - `session`: a player with a living session, otherwise 401
 * - `provider` / `payment`: the other party's HMAC signature over the raw body, otherwise 403
 */
export type Access = 'public' | 'session' | 'provider' | 'payment';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the `/api` contract. `path` is relative to `/api` and names its parameters in
 * braces (`/rpgame/games/{id}`); path parameters are fields of `input` and win over the body.
 */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  M extends Method = Method,
> = {
  readonly method: M;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly refusals: readonly RefusalName[];
  /** Whether it answers 404 for what there is not, or is not the caller's. */
  readonly notFound: boolean;
};

type Declaration<Input extends z.ZodType, Output extends z.ZodType, M extends Method> = Omit<
  Endpoint<Input, Output, M>,
  'refusals' | 'notFound'
> & { readonly refusals?: readonly RefusalName[]; readonly notFound?: boolean };

/** Declares a call once; REST route, typed client and OpenAPI are all made from it. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, const M extends Method>(
  declaration: Declaration<Input, Output, M>,
): Endpoint<Input, Output, M> {
  return { refusals: [], notFound: false, ...declaration };
}
