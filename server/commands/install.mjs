import { parseArgs } from 'node:util';
import { install, installForServing } from './build-steps.mjs';
import { runCommand } from './command.mjs';
import { requireWritable } from './preflight.mjs';
import { createProgress } from './progress.mjs';
import { root } from './root.mjs';
import { openLog, stopToolsOnSignal } from './tools.mjs';

/**
 * `node server/commands/run.cjs install [--serving]`: the locked packages, all of them or only what
 * the built server needs to run. What the images are made of.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { serving: { type: 'boolean', default: false } },
  });
  requireWritable(root);
  const log = openLog('install');
  stopToolsOnSignal();
  const step = createProgress({ total: 1 });
  if (values.serving) await step('Installing what serving needs', () => installForServing({ log }));
  else await step('Installing packages', (view) => install({ log, view }));
  log.end();
});
