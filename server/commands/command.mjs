import { CommandError } from './command-error.mjs';

const PARENT_POLL_MS = 250;

/**
 * Runs a command to its end; a failure becomes one line on stderr and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  exitWithParent();
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
 * Ends this command, as by SIGTERM, when its parent npm has exited, even by SIGKILL. Otherwise it
 * would run on in the background and hold its ports.
 */
function exitWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parentPid = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parentPid) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}
