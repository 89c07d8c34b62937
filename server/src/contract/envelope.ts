import { z } from 'zod';

export const SUCCESS_CODE = 200;

/** The shape of every answer, error pages of the framework included. */
export type Envelope<T = unknown> = {
  readonly code: number;
  readonly msg: string;
  readonly data: T | null;
};

export const envelopeSchema = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
});

/** `data` of a 400: what is wrong with which field, in the order of the fields. */
export const issuesSchema = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
