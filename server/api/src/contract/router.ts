import type {
  TRPCBuiltRouter,
  TRPCDefaultErrorShape,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
} from '@trpc/server';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { Contract } from './index.ts';

/*
 * The types of the API for the typed client. There is no tRPC at run time: the client sends each call as
 * the REST request that its endpoint declares.
 */

type Root = {
  ctx: object;
  meta: object;
  errorShape: TRPCDefaultErrorShape;
  transformer: false;
};

type TypesOf<E extends Endpoint> = {
  input: z.input<E['input']>;
  output: z.output<E['output']>;
  meta: unknown;
};

type ProcedureOf<E extends Endpoint> = E['kind'] extends 'query'
  ? TRPCQueryProcedure<TypesOf<E>>
  : TRPCMutationProcedure<TypesOf<E>>;

/** The router of a contract: its groups of endpoints as procedures. */
export type RouterOf<Groups> = TRPCBuiltRouter<
  Root,
  {
    [Group in keyof Groups]: {
      [Name in keyof Groups[Group]]: Groups[Group][Name] extends Endpoint
        ? ProcedureOf<Groups[Group][Name]>
        : never;
    };
  }
>;

/** The API of the players. */
export type AppRouter = RouterOf<Contract>;
