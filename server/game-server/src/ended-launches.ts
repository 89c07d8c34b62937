import type { LaunchState } from '@fairhall/api/contract/provider';
import { ApiError, sendError } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { type GameProblem, problemData } from './contract-page.ts';
import { gameProblem } from './problems.ts';
import { launchToken } from './request-parts.ts';
import type { WalletClient } from './wallet-client.ts';

/**
 * The wallet refuses a launch that has ended in the same words as one that never was. Before a
 * player is told so, the wallet is asked why: that the time is up, or that somebody logged in with
 * the account elsewhere, are two different things to somebody who plays.
 */
export function registerLaunchErrorHandler(
  app: FastifyInstance,
  { wallet }: { wallet: Pick<WalletClient, 'launchState'> },
): void {
  app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    sendError(isRefusedLaunch(error) ? await withReason(error, request) : error, request, reply);
    return reply;
  });

  async function withReason(error: ApiError, request: FastifyRequest): Promise<ApiError> {
    const response = await wallet.launchState(launchToken(request));
    // Without an answer the player still hears that this launch is refused.
    const problem = response.kind === 'done' ? problems[response.data.state] : 'token-invalid';
    return problem === 'token-invalid' ? error : gameProblem(problem);
  }
}

const problems = {
  // Refused a moment ago and good now: opening it anew is all that helps.
  ALIVE: 'token-invalid',
  EXPIRED: 'token-expired',
  ENDED: 'token-expired',
  KICKED_OUT: 'kicked-out',
} as const satisfies Record<LaunchState, GameProblem>;

function isRefusedLaunch(error: Error): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return problemData.safeParse(error.data).data?.problem === 'token-invalid';
}
