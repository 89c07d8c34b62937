import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { parseBody, success } from '../envelope.ts';
import { bodyText, launchToken } from './request-parts.ts';

/** A call as the contracts of this server declare it. */
type Call = { readonly path: string; readonly input: z.ZodType; readonly output: z.ZodType };

/**
 * The route of a declared call: for whom the launch token stands, what was asked for, the answer.
 * @throws PartyError 401 without a token, then 400 for an input that breaks its schema
 */
export function answerCall<Declared extends Call>(
  app: FastifyInstance,
  call: Declared,
  answer: (
    token: string,
    input: z.output<Declared['input']>,
  ) => Promise<z.output<Declared['output']>>,
): void {
  app.post(call.path, async (request) => {
    const token = launchToken(request);
    const input = parseBody<Declared['input']>(call.input, bodyText(request));
    return success(await answer(token, input));
  });
}
