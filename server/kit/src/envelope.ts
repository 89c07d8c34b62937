export const SUCCESS_CODE = 200;

/** The shape of every answer, error pages of the framework included. */
export type Envelope<T = unknown> = {
  readonly code: number;
  readonly msg: string;
  readonly data: T | null;
};
