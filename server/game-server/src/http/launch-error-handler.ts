import type { LaunchState } from '@fairhall/api/contract/provider';
import type { GameProblem } from '@fairhall/game-frame';
import { DatabaseUnavailableError } from '@fairhall/kit/database-unavailable';
import { ApiError, sendError } from '@fairhall/kit/http/simulator-envelope';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { problemData } from '../contract/page.ts';
import { gameProblem } from '../launches/game-problem.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import { launchToken } from './launch-token.ts';

/**
 * The wallet refuses an ended launch and an unknown one with the same code. Before the error is sent,
 * the state of the launch is queried, so that the page can distinguish an expired launch from a login
 * on another device.
 */
export function registerLaunchErrorHandler(
  app: FastifyInstance,
  { wallet }: { wallet: Pick<WalletClient, 'launchState'> },
): void {
  app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    sendError(await described(error, request), request, reply);
    return reply;
  });

  async function described(
    error: FastifyError | Error,
    request: FastifyRequest,
  ): Promise<FastifyError | Error> {
    if (isRefusedLaunch(error)) return withReason(error, request);
    if (!(error instanceof DatabaseUnavailableError)) return error;
    // The page repeats its request, which is stored once.
    request.log.error({ err: error }, 'the database is away');
    return gameProblem('connection-lost');
  }

  async function withReason(error: ApiError, request: FastifyRequest): Promise<ApiError> {
    const response = await wallet.launchState(launchToken(request));
    // Without a response the refusal is sent unchanged.
    const problem = response.kind === 'done' ? problems[response.data.state] : 'token-invalid';
    return problem === 'token-invalid' ? error : gameProblem(problem);
  }
}

const problems = {
  // Refused before and valid now: the game has to be opened again.
  ALIVE: 'token-invalid',
  EXPIRED: 'token-expired',
  ENDED: 'token-expired',
  KICKED_OUT: 'kicked-out',
} as const satisfies Record<LaunchState, GameProblem>;

function isRefusedLaunch(error: Error): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return problemData.safeParse(error.data).data?.problem === 'token-invalid';
}
