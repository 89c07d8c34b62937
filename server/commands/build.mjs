import { runCommand } from './command.mjs';
import { requireWritable } from './preflight.mjs';
import { root } from './root.mjs';
import { install, runTask } from './steps.mjs';

/** `npm run build`: installs and builds as `npm start` does, without the start. */
await runCommand(async () => {
  requireWritable(root);
  await install();
  await runTask('build:all');
});
