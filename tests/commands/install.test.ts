import process from 'node:process';
import { expect, test } from 'vitest';
import { isInstalled, toServe } from '../../server/commands/steps.mjs';
import { runCommand } from '../support/command.ts';

test('an installation is not repeated, and is not taken for one of more packages', async () => {
  const install = ['server/commands/install.mjs'];
  expect(await runCommand(process.execPath, install)).toMatchObject({ code: 0 });

  const withoutPackageManager = { ...process.env, PATH: '/nonexistent' };
  const again = await runCommand(process.execPath, install, { env: withoutPackageManager });
  expect(again).toMatchObject({ code: 0, stderr: '' });

  expect(isInstalled(toServe)).toBe(true);
  expect(isInstalled([])).toBe(false);
  expect(isInstalled(['--prod', '--filter', '@fairhall/stack...'])).toBe(false);
});
