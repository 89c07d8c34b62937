import { runCommand } from './command.mjs';
import { portsFromEnvironment, portsOf, requireFreePorts } from './ports.mjs';
import { readBuiltSettings, requireWritable } from './preflight.mjs';
import { root } from './root.mjs';
import { runServer } from './run-server.mjs';
import { install, isBuilt, runTask, toServe } from './steps.mjs';

/** `npm start`: installs, builds and serves the product. An invalid setting is reported before the build, where possible. */
await runCommand(async () => {
  requireWritable(root);
  await requireFreePorts(isBuilt() ? portsOf(await readBuiltSettings()) : portsFromEnvironment());
  await install(toServe);
  await runTask('build:all');
  const settings = await readBuiltSettings();
  await requireFreePorts(portsOf(settings));
  console.log('Starting the server …\n');
  process.exitCode = await runServer(settings);
});
