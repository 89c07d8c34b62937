import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';

/** What the log reads of an answer: its code, and whom a registration or a login turned out to be. */
type Answered = { readonly code?: number | undefined; readonly userId?: string | undefined };

declare module 'fastify' {
  interface FastifyRequest {
    answered?: Answered;
  }
}

const { user, payments, promo, play } = contract;

/** The calls that change an account or move money, which somebody may have to account for. */
const recorded: readonly Endpoint[] = [
  user.register,
  user.login,
  user.logout,
  user.refreshToken,
  user.changePassword,
  user.forgotPassword,
  user.resetPassword,
  user.updateProfile,
  user.clearHistory,
  payments.recharge,
  payments.withdraw,
  promo.drawWelcome,
  play.launch,
];

/**
 * One line for each of these calls: who asked (by user id alone), what, with which outcome, under
 * the request's id. Nothing of what was sent goes into it: no address, no email, no token.
 */
export function registerCallLog(app: FastifyInstance): void {
  const routes = new Set(recorded.map(({ method, path }) => `${method} /api${path}`));
  app.addHook('onRoute', (route) => {
    const call = `${route.method} ${route.url}`;
    if (!routes.has(call)) return;
    route.preSerialization = (request, _reply, payload, done) => {
      request.answered = answered(payload);
      done(null, payload);
    };
    // With the app's own log, because a request's is made anew for each.
    route.onResponse = (request, reply, done) => {
      const { code = reply.statusCode, userId } = request.answered ?? {};
      logCall(app.log, {
        reqId: request.id,
        call,
        code,
        userId: userId ?? request.caller?.session?.userId,
        ms: reply.elapsedTime,
      });
      done();
    };
  });
}

/** The line of one call, by its outcome in the envelope or, without one, its status. */
export function logCall(
  log: FastifyBaseLogger,
  {
    reqId,
    call,
    code,
    userId,
    ms,
  }: { reqId: string; call: string; code: number; userId: string | undefined; ms: number },
): void {
  log.info({ reqId, call, code, userId, ms: Math.round(ms) }, 'call answered');
}

/** Whether calls of the endpoint have their lines. */
export function isRecorded(endpoint: Endpoint): boolean {
  return recorded.includes(endpoint);
}

/** What the log says of an answer, by its envelope. */
export function answered(payload: unknown): Answered {
  if (!isRecord(payload)) return {};
  const { code, data } = payload;
  const userId = isRecord(data) ? data.userId : undefined;
  return {
    code: typeof code === 'number' ? code : undefined,
    userId: typeof userId === 'string' ? userId : undefined,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
