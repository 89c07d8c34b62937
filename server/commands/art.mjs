import { runCommand } from './command.mjs';
import { install } from './steps.mjs';
import { run } from './tools.mjs';

/**
 * `npm run art [-- names]`: installs the art package, which no other command installs, and redraws
 * the named art or all of it.
 */
await runCommand(async () => {
  await install(['--filter', '@fairhall/art']);
  const names = process.argv.slice(2);
  await run('npm', ['--prefix', 'web/art', 'run', '--silent', 'draw', '--', ...names]);
});
