import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';
import { requireWritable } from './preflight.mjs';
import { pruneForServing } from './prune-serving.mjs';
import { root } from './root.mjs';
import { install } from './steps.mjs';

/**
 * `node server/commands/install.mjs [--serving]`: installs the locked packages, all or only the
 * run-time dependencies of the built server. The images are built with it.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { serving: { type: 'boolean', default: false } } });
  requireWritable(root);
  if (!values.serving) return install();
  await install(['--prod', '--filter', '@fairhall/stack...']);
  pruneForServing(root);
});
