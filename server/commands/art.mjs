import { installArt } from './build-steps.mjs';
import { runCommand } from './command.mjs';
import { openLog, runTool, stopToolsOnSignal } from './tools.mjs';

/**
 * `npm run art [-- names]`: installs the art package, which no other command installs, and redraws
 * the named art or all of it.
 */
await runCommand(async () => {
  stopToolsOnSignal();
  const log = openLog('art');
  const names = process.argv.slice(2);
  console.log('Installing the art package');
  await installArt({ log });
  console.log(names.length > 0 ? `Drawing ${names.join(', ')}` : 'Drawing all art');
  const printed = await runTool({
    command: 'npm',
    args: ['run', '--silent', 'draw', '--', ...names],
    cwd: new URL('../../web/art', import.meta.url).pathname,
    log,
  });
  console.log(printed.trim());
  log.end();
});
