import type { FastifyBaseLogger } from 'fastify';

type ChildOptions = Parameters<FastifyBaseLogger['child']>;
type Line = Parameters<FastifyBaseLogger['info']>;

/**
 * The log of a request, under its id. Most requests write nothing: the child logger, which searches
 * its bindings for secrets, is made with the first line.
 */
export function requestLog(
  logger: FastifyBaseLogger,
  bindings: ChildOptions[0],
  options: ChildOptions[1],
): FastifyBaseLogger {
  return new RequestLog(() => logger.child(bindings, options));
}

class RequestLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  get level(): string {
    return this.#log.level;
  }

  fatal(...line: unknown[]): void {
    this.#log.fatal(...(line as Line));
  }

  error(...line: unknown[]): void {
    this.#log.error(...(line as Line));
  }

  warn(...line: unknown[]): void {
    this.#log.warn(...(line as Line));
  }

  info(...line: unknown[]): void {
    this.#log.info(...(line as Line));
  }

  debug(...line: unknown[]): void {
    this.#log.debug(...(line as Line));
  }

  trace(...line: unknown[]): void {
    this.#log.trace(...(line as Line));
  }

  silent(...line: unknown[]): void {
    this.#log.silent(...(line as Line));
  }

  child(...options: ChildOptions): FastifyBaseLogger {
    return this.#log.child(...options);
  }
}
