/**
 * A failure that the user can act on. `message` is one line; `output` of the failed tool is printed
 * before it.
 */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {{ output?: string }} [details]
   */
  constructor(message, details = {}) {
    super(message);
    this.name = 'CommandError';
    this.output = details.output ?? '';
  }
}

/**
 * @param {unknown} error
 * @returns {string} the system's error code, as "EADDRINUSE"
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
