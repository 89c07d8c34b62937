import type { z } from 'zod';
import { type Endpoint, endpoint, type Method } from '../../contract/endpoint.ts';
import type { Permission } from './roles.ts';

/** A call of the back office; its path is relative to `/office`. */
export type OfficeEndpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  M extends Method = Method,
  A extends 'public' | 'staff' = 'public' | 'staff',
  K extends 'query' | 'mutation' = 'query' | 'mutation',
> = Endpoint<Input, Output, M, A, K> & {
  /** What a member of staff needs; `null` before a login, and for any member. */
  readonly permission: Permission | null;
};

type Declaration<Input, Output, M> = {
  readonly method: M;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly refusals?: Endpoint['refusals'];
  readonly notFound?: boolean;
};

/** Declares a call that requires a permission. Calls that change something are logged and audited. */
export function staffEndpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const M extends Method,
>(
  declaration: Declaration<Input, Output, M> & { readonly permission: Permission | null },
): OfficeEndpoint<Input, Output, M, 'staff', M extends 'GET' ? 'query' : 'mutation'> {
  const { permission, ...rest } = declaration;
  const isAudited = rest.method !== 'GET';
  return { ...endpoint({ ...rest, access: 'staff', audited: isAudited }), permission };
}

/** Declares a call of a login, before there is a session. */
export function loginEndpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const M extends Method,
>(
  declaration: Declaration<Input, Output, M>,
): OfficeEndpoint<Input, Output, M, 'public', M extends 'GET' ? 'query' : 'mutation'> {
  return { ...endpoint({ ...declaration, access: 'public', audited: true }), permission: null };
}
