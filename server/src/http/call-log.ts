import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import type { Services } from '../core/context.ts';
import { bearerToken } from './bearer-token.ts';

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

/** What the log reads of an answer: its code, and whom a registration or a login turned out to be. */
const answered = z.object({
  code: z.number(),
  data: z.object({ userId: z.string() }).nullable().catch(null),
});

/**
 * One line for each of these calls: who asked (by user id alone), what, with which outcome, under
 * the request's id. Nothing of what was sent goes into it: no address, no email, no token.
 */
export function registerCallLog(app: FastifyInstance, { sessions }: Services): void {
  const routes = new Set(recorded.map(({ method, path }) => `${method} /api${path}`));
  const users = new WeakMap<FastifyRequest, string>();
  const codes = new WeakMap<FastifyRequest, number>();
  app.addHook('onRoute', (route) => {
    const call = `${route.method} ${route.url}`;
    if (!routes.has(call)) return;
    // Before the call itself, which may end the session.
    route.preHandler = async (request) => {
      const { session } = await sessions.identify(bearerToken(request.headers.authorization));
      if (session) users.set(request, session.userId);
    };
    route.preSerialization = async (request, _reply, payload) => {
      const { success, data: answer } = answered.safeParse(payload);
      if (success) codes.set(request, answer.code);
      if (success && answer.data) users.set(request, answer.data.userId);
      return payload;
    };
    route.onResponse = async (request, reply) => {
      const ms = Math.round(reply.elapsedTime);
      const code = codes.get(request) ?? reply.statusCode;
      request.log.info({ call, code, userId: users.get(request), ms }, 'call answered');
    };
  });
}
