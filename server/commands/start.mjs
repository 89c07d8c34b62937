import { buildServer, buildWeb, generate, install, serverBuild } from './build-steps.mjs';
import { runCommand } from './command.mjs';
import { portsFromEnvironment, portsOf, requireFreePorts } from './ports.mjs';
import { readBuiltSettings, requireWritable } from './preflight.mjs';
import { createProgress } from './progress.mjs';
import { root } from './root.mjs';
import { runServer } from './run-server.mjs';
import { isFresh } from './stamp.mjs';
import { openLog, stopToolsOnSignal } from './tools.mjs';

await runCommand(async () => {
  requireWritable(root);
  if (isFresh(serverBuild)) await requireFreePorts(portsOf(await readBuiltSettings()));
  else await requireFreePorts(portsFromEnvironment());

  const log = openLog('start');
  const ignoreSignals = stopToolsOnSignal();
  const step = createProgress({ total: 4 });
  await step('Installing packages', () => install({ log }));
  await step('Generating the database client', (view) => generate({ log, view }));
  await step('Building the server', (view) => buildServer({ log, view }));
  const settings = await readBuiltSettings();
  await requireFreePorts(portsOf(settings));
  await step('Building the web client', (view) => buildWeb({ log, view }));
  ignoreSignals();
  log.end();

  console.log('Starting the server …\n');
  process.exitCode = await runServer(settings);
});
