/**
 * A failure that the user can act on: `message` is one clear line; `output` is what a failed tool
 * printed, shown before it.
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
 * Runs a command to its end; a failure becomes one line on stderr and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (error.output) console.error(`\n${error.output}\n`);
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * @param {unknown} error
 * @returns {string} the system's code, as "EADDRINUSE"
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
