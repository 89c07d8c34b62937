import { CommandError } from './command-error.mjs';

const OWNER_POLL_MS = 250;

/**
 * Runs a command to its end; a failure becomes one line on stderr and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  endWithNpm();
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
 * Ends this command, as by SIGTERM, when the npm that runs it is gone, even by SIGKILL. Otherwise
 * it would go on unseen and hold its ports.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const owner = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === owner) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, OWNER_POLL_MS);
  timer.unref();
}
