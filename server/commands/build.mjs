import { buildServer, buildWeb, generate, install } from './build-steps.mjs';
import { runCommand } from './command.mjs';
import { requireWritable } from './preflight.mjs';
import { createProgress } from './progress.mjs';
import { root } from './root.mjs';
import { openLog, stopToolsOnSignal } from './tools.mjs';

/** `npm run build`: the build steps of `npm start`, without the start. */
await runCommand(async () => {
  requireWritable(root);
  const log = openLog('build');
  stopToolsOnSignal();
  const step = createProgress({ total: 4 });
  await step('Installing packages', () => install({ log }));
  await step('Generating the database client', (view) => generate({ log, view }));
  await step('Building the server', (view) => buildServer({ log, view }));
  await step('Building the web client', (view) => buildWeb({ log, view }));
  log.end();
});
