import { registerDefinitionRoutes } from '@fairhall/game-server/definitions/definition-routes';
import { registerFixtureRoutes } from '@fairhall/game-server/fixtures/fixture-routes';
import { registerLaunchErrorHandler } from '@fairhall/game-server/http/launch-error-handler';
import { registerRoutes } from '@fairhall/game-server/http/routes';
import type { createServices } from '@fairhall/game-server/services';
import type { WalletClient } from '@fairhall/game-server/wallet/wallet-client';

type Services = Awaited<ReturnType<typeof createServices>>;
type Handler = (request: object, reply: object) => unknown;
type ErrorHandler = (error: unknown, request: object, reply: object) => unknown;
type Route = { readonly path: RegExp; readonly handler: Handler };

/** Responds to the calls of a page; `null` for another address. */
export type Respond = (url: URL, init: RequestInit) => Promise<Response> | null;

/** The routes of the game server, without its sockets. */
export function routesOf(services: Services, wallet: WalletClient): Respond {
  const routes: Route[] = [];
  let onError: ErrorHandler = (error) => {
    throw error;
  };
  /** A route may have options before its handler. */
  const add = (path: string, ...registered: readonly unknown[]) =>
    routes.push({
      path: new RegExp(`^${path.replace(/:(\w+)/, '(?<$1>[^/]+)')}$`),
      handler: registered.at(-1) as Handler,
    });
  // The part of the framework that the registrations use.
  const app = {
    get: add,
    post: add,
    addHook: () => {},
    setErrorHandler: (handler: ErrorHandler) => {
      onError = handler;
    },
  } as unknown as Parameters<typeof registerRoutes>[0];
  registerLaunchErrorHandler(app, { wallet });
  registerRoutes(app, services);
  registerFixtureRoutes(app, services);
  registerDefinitionRoutes(app, services);

  return ({ pathname }, init) => {
    for (const { path, handler } of routes) {
      const params = path.exec(pathname)?.groups;
      if (path.test(pathname)) return respond(requestOf(init, params), { handler, onError });
    }
    return null;
  };
}

const requestOf = ({ headers, body }: RequestInit, params: object = {}) => ({
  headers: Object.fromEntries(new Headers(headers)),
  body,
  params,
  log: { error: reportError },
});

async function respond(
  request: object,
  { handler, onError }: { handler: Handler; onError: ErrorHandler },
): Promise<Response> {
  let status = 200;
  let body: unknown = null;
  const reply = {
    code: (code: number) => {
      status = code;
      return reply;
    },
    send: (sent: unknown) => {
      body = sent;
      return reply;
    },
    header: () => reply,
    type: () => reply,
  };
  try {
    const returned = await handler(request, reply);
    if (returned !== reply) body = returned;
  } catch (error) {
    await onError(error, request, reply);
  }
  const content =
    body instanceof Uint8Array ? new TextDecoder().decode(body) : JSON.stringify(body);
  return new Response(content, { status, headers: { 'content-type': 'application/json' } });
}
