import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpointEntries } from '../contract/index.ts';
import { compile, type Run } from './procedure.ts';

/** An endpoint of the contract and what answers it. */
export type EndpointCall = { readonly endpoint: Endpoint; readonly run: Run };

/**
 * Every endpoint of the contract with its procedure.
 * @throws Error at boot when an endpoint has no procedure, or a procedure no endpoint
 */
export function endpointCalls(router: AnyTRPCRouter): readonly EndpointCall[] {
  // At run time tRPC keeps procedures flat, under their dotted names.
  const flat: Record<string, unknown> = router._def.procedures;
  const procedures = new Map(Object.entries(flat) as [string, AnyTRPCProcedure][]);
  const entries = endpointEntries();
  assertSameNames(
    entries.map(([name]) => name),
    [...procedures.keys()],
  );
  return entries.flatMap(([name, endpoint]) => {
    const procedure = procedures.get(name);
    return procedure ? [{ endpoint, run: compile(name, { procedure, endpoint }) }] : [];
  });
}

function assertSameNames(endpoints: string[], procedures: string[]): void {
  const withoutProcedure = endpoints.filter((name) => !procedures.includes(name));
  const withoutEndpoint = procedures.filter((name) => !endpoints.includes(name));
  if (withoutProcedure.length + withoutEndpoint.length === 0) return;
  throw new Error(
    `The contract and the router differ: no procedure for [${withoutProcedure.join(', ')}], ` +
      `no endpoint for [${withoutEndpoint.join(', ')}]`,
  );
}
