import { runCommand } from './command.mjs';
import { portsFromEnvironment, portsOf, requireFreePorts } from './ports.mjs';
import { readBuiltSettings, requireWritable } from './preflight.mjs';
import { root } from './root.mjs';
import { runServer } from './run-server.mjs';
import { install, isBuilt, runTask, toServe } from './steps.mjs';

/** `npm start`: installs, builds and serves the product. An invalid setting is reported before the build, where possible. */
await runCommand(async () => {
  requireWritable(root);
  const isFirst = !isBuilt();
  await requireFreePorts(isFirst ? portsFromEnvironment() : portsOf(await readBuiltSettings()));
  await install(toServe);
  // Writing the sample data waits for the disk, so it costs little beside the build of the client.
  await runTask(isFirst ? 'first-start' : 'build:all');
  const settings = await readBuiltSettings();
  await requireFreePorts(portsOf(settings));
  console.log('Starting the server …\n');
  process.exitCode = await runServer(settings);
});
