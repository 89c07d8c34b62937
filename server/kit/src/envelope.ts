export const SUCCESS_CODE = 200;

/** The shape of every response, the framework's errors included. */
export type Envelope<T = unknown> = {
  readonly code: number;
  readonly msg: string;
  readonly data: T | null;
};
