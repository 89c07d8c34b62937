import type { FastifyRequest } from 'fastify';
import { gameProblem } from '../launches/game-problem.ts';

/** @throws UNAUTHORIZED `login-parameter` without one */
export function launchToken(request: FastifyRequest): string {
  const match = /^Bearer ([\w.-]{1,500})$/.exec(request.headers.authorization ?? '');
  if (!match?.[1]) throw gameProblem('login-parameter');
  return match[1];
}
