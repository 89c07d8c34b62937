import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { openGateway } from './dev-gateway.mjs';
import { freePorts, portsFromEnvironment, portsOf, requireFreePorts } from './ports.mjs';
import { readBuiltSettings, requireWritable } from './preflight.mjs';
import { root } from './root.mjs';
import { passSignalsTo, welcome } from './run-server.mjs';
import { install, runTask } from './steps.mjs';
import { packageBin } from './tools.mjs';

/** @typedef {import('../kit/src/settings.ts').Settings} Settings */

await runCommand(async () => {
  requireWritable(root);
  await requireFreePorts(portsFromEnvironment());
  const settings = await prepare();
  await requireFreePorts(portsOf(settings));

  const inner = await freePorts();
  const server = watchServer({ settings, inner });
  passSignalsTo(server);
  const gateway = await openGateway({ host: settings.host, outer: settings.ports, inner });
  console.log(welcome(settings));
  await new Promise((resolve) => server.once('exit', resolve));
  await gateway.close();
});

/** @returns {Promise<Settings>} once everything that the watchers need is built */
async function prepare() {
  await install();
  await runTask('build:server');
  // The gateway replaces the built pages by live ones, so an outdated build is enough.
  if (!existsSync(path.join(root, 'web', 'dist', 'office.html'))) await runTask('build:all');
  return readBuiltSettings();
}

/**
 * Runs the server from its sources and restarts it after each change. It listens on internal ports
 * behind the gateway and has the public origins in its settings.
 * @param {{ settings: Settings, inner: Settings['ports'] }} options
 */
function watchServer({ settings: { origins }, inner }) {
  const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href;
  const tsx = packageBin({ from: '.', name: 'tsx' });
  const main = path.join(root, 'server', 'stack', 'src', 'main.ts');
  return spawn(
    process.execPath,
    [
      '--import',
      exitWithParent,
      tsx,
      'watch',
      '--conditions=@fairhall/source',
      // Threads run the sources without tsx. Node's own --watch sends them messages of its own.
      '--experimental-strip-types',
      '--clear-screen=false',
      main,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(inner.web),
        PAY_PORT: String(inner.pay),
        GAME_PORT: String(inner.game),
        OFFICE_PORT: String(inner.office),
        OFFICE_HOST: '127.0.0.1',
        WEB_ORIGIN: origins.web,
        PAY_ORIGIN: origins.pay,
        GAME_ORIGIN: origins.game,
        OFFICE_ORIGIN: origins.office,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  );
}
