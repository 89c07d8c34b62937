import { skipToken } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';

/** A call of the contract. */
export type Call = {
  /** Its name in the contract, as "user.logout". */
  readonly path: string;
  readonly type: 'query' | 'mutation';
  readonly input: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | null;
};

/** Sends a call and returns its data; rejects with an `ApiError`, or the reason of an abort. */
export type SendCall = (call: Call) => Promise<unknown>;

type CallOptions = {
  readonly context?: { readonly headers?: Readonly<Record<string, string>> };
  readonly signal?: AbortSignal;
};

/** The calls of a router, as `calls.user.logout.mutate({})`. Its types are tRPC's, its requests are not. */
export function callsOf<Router extends AnyRouter>(send: SendCall): TRPCClient<Router> {
  return pathProxy((path, method, [input, options]) => {
    const { context, signal } = (options ?? {}) as CallOptions;
    return send({
      path: path.join('.'),
      type: method === 'query' ? 'query' : 'mutation',
      input,
      headers: context?.headers ?? {},
      signal: signal ?? null,
    });
  }) as TRPCClient<Router>;
}

/** Options for TanStack Query, as `useQuery(options.wallets.list.queryOptions({}))`. */
export function optionsOf<Router extends AnyRouter>(send: SendCall): TRPCOptionsProxy<Router> {
  return pathProxy((path, method, args) => {
    const call = (type: Call['type'], input: unknown) =>
      send({ path: path.join('.'), type, input, headers: {}, signal: null });
    const [input] = args;
    const hasInput = input !== undefined && input !== skipToken;
    const queryKey = [path, { ...(hasInput && { input }), type: 'query' }];
    const own = args[method === 'pathFilter' || method === 'mutationOptions' ? 0 : 1] as object;
    switch (method) {
      case 'queryOptions': {
        const queryFn = input === skipToken ? skipToken : () => call('query', input);
        return { ...own, queryKey, queryFn };
      }
      case 'mutationOptions':
        return {
          ...own,
          mutationKey: [path],
          mutationFn: (variables: unknown) => call('mutation', variables),
        };
      case 'queryKey':
        return queryKey;
      case 'queryFilter':
        return { ...own, queryKey };
      case 'pathKey':
        return [path];
      case 'pathFilter':
        return { ...own, queryKey: [path] };
      default:
        throw new TypeError(`no options are named ${method}`);
    }
  }) as TRPCOptionsProxy<Router>;
}

type Invoke = (path: readonly string[], method: string, args: readonly unknown[]) => unknown;

/** An object of which `proxy.a.b.c(x)` invokes path [a, b], method c and arguments [x]. */
function pathProxy(invoke: Invoke, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    // A promise that resolves to the proxy looks for `then`.
    get: (_target, name) =>
      typeof name === 'string' && name !== 'then' ? pathProxy(invoke, [...path, name]) : undefined,
    apply: (_target, _this, args) => invoke(path.slice(0, -1), path.at(-1) ?? '', args),
  });
}
