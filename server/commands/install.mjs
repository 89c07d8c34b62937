import { parseArgs } from 'node:util';
import { install, installForServing } from './build-steps.mjs';
import { runCommand } from './command.mjs';
import { requireWritable } from './preflight.mjs';
import { createProgress } from './progress.mjs';
import { root } from './root.mjs';
import { openLog, stopToolsOnSignal } from './tools.mjs';

/**
 * `node server/commands/install.mjs [--serving]`: installs the locked packages, all or only the
 * run-time dependencies of the built server. The images are built with it.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { serving: { type: 'boolean', default: false } },
  });
  requireWritable(root);
  const log = openLog('install');
  stopToolsOnSignal();
  const step = createProgress({ total: 1 });
  if (values.serving) await step('Installing run-time packages', () => installForServing({ log }));
  else await step('Installing packages', () => install({ log }));
  log.end();
});
