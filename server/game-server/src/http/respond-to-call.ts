import { isFreeToken } from '@fairhall/kit/free-token';
import { bodyText } from '@fairhall/kit/http/json-body';
import { parseBody, success } from '@fairhall/kit/http/simulator-envelope';
import type {} from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { launchToken } from './launch-token.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the response can be reproduced from the wallet's ledger after a power cut. */
    isSettledByWallet: boolean;
  }
}

/** A call as the contracts of this server declare it. */
export type Call = { readonly path: string; readonly input: z.ZodType; readonly output: z.ZodType };

type CallOptions = { readonly settledByWallet?: boolean; readonly compressed?: boolean };

/**
 * Registers the route of a declared call: reads the launch token, parses the input, sends the response.
 * `settledByWallet`: each success is of a round that the wallet has settled, see `app.ts`. `compressed`:
 * the response is large enough.
 * @throws UNAUTHORIZED without a token, then INVALID_REQUEST for invalid input
 */
export function respondToCall<Declared extends Call>(
  app: FastifyInstance,
  call: Declared,
  handle: (
    token: string,
    input: z.output<Declared['input']>,
  ) => Promise<z.output<Declared['output']>>,
  { settledByWallet = false, compressed = false }: CallOptions = {},
): void {
  app.post(call.path, compressed ? { compress: {} } : {}, async (request, reply) => {
    const token = launchToken(request);
    const input = parseBody<Declared['input']>(call.input, bodyText(request));
    const data = await handle(token, input);
    // A free wallet is in the database of its rounds: it reproduces nothing.
    reply.isSettledByWallet = settledByWallet && !isFreeToken(token);
    return success(data);
  });
}
