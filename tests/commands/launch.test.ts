import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSupported } from '../../server/launch.cjs';
import { repository, runCommand } from '../support/command.ts';

const range = '>=22.14';

test.each(['22.14.0', '22.15.1', '24.21.0', '26.0.0'])(
  'Node %s runs the project itself',
  (version) => {
    expect(isSupported({ version, range })).toBe(true);
  },
);

test.each(['22.13.1', '20.20.2', '18.20.8', '8.17.0'])('Node %s is too old', (version) => {
  expect(isSupported({ version, range })).toBe(false);
});

test('one Node is named everywhere: .node-version, the images, CI, the types and the oldest one', async () => {
  const read = (file: string) => readFile(path.join(repository, file), 'utf8');
  const version = (await read('.node-version')).trim();
  const images = [...(await read('Dockerfile')).matchAll(/^FROM node:([\d.]+)-/gm)];
  expect(new Set(images.map(([, image]) => image))).toEqual(new Set([version]));
  const { engines, devDependencies } = JSON.parse(await read('package.json'));
  expect(engines.node).toBe(range);
  expect(devDependencies['@types/node']).toMatch(/^22\./);
  expect(parse(await read('pnpm-workspace.yaml'))).toMatchObject({
    engineStrict: true,
    nodeVersion: '22.14.0',
  });
  for (const name of ['ci', 'bill-of-materials']) {
    const workflow = await read(`.github/workflows/${name}.yml`);
    expect(workflow.match(/node-version.*/g)).toEqual(['node-version-file: .node-version']);
  }
});

test('every script of package.json starts with the launcher, those aside that wireit orders for it', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  for (const [name, script] of Object.entries<string>(scripts)) {
    if (script === 'wireit') continue;
    for (const command of script.split(' && ')) {
      expect(command, name).toMatch(/^((FULL|EXACT)=1 )?(exec )?node server\/launch\.cjs /);
    }
  }
});

/*
 * A checkout with an `engines` that this Node does not have: it stands for an old one. Its npm is a
 * script beside the test's own programs.
 */
describe('on a Node that is too old', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-launch-'));
  afterAll(() => rm(folder, { recursive: true }));
  const bin = path.join(folder, 'bin');
  const packageName = `node-${process.platform}-${process.arch}`;

  /** @param npm a shell script; `$draft` is the folder to install into */
  async function launch(npm: string) {
    await mkdir(path.join(folder, 'server'), { recursive: true });
    await mkdir(bin, { recursive: true });
    await copyFile(
      path.join(repository, 'server/launch.cjs'),
      path.join(folder, 'server/launch.cjs'),
    );
    await writeFile(path.join(folder, 'package.json'), '{ "engines": { "node": ">=99.0" } }');
    await writeFile(path.join(folder, '.node-version'), `${process.versions.node}\n`);
    await writeFile(path.join(bin, 'npm'), `#!/bin/sh\ndraft=$3\n${npm}\n`);
    await chmod(path.join(bin, 'npm'), 0o755);
    const args = ['server/launch.cjs', 'node', '-p', 'process.execPath'];
    return runCommand(process.execPath, args, {
      cwd: folder,
      env: { PATH: `${bin}:${process.env.PATH}` },
    });
  }

  const place = `"$draft/node_modules/${packageName}/bin"`;
  const installs = `mkdir -p ${place}; ln "${process.execPath}" ${place}/node || cp "${process.execPath}" ${place}/node`;

  test('without a package for this platform one sentence names the version and the reason', async () => {
    const { code, stdout, stderr } = await launch('echo "npm error code E404" >&2; exit 1');
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(stderr).toContain(
      `Fairhall needs Node 99.0 or later; this is Node ${process.versions.node}, and ${packageName}@${process.versions.node} cannot be installed from npm (E404): install Node ${process.versions.node} from https://nodejs.org.`,
    );
    expect(code).toBe(1);
    expect(execFileSync('ls', ['-A', path.join(folder, '.node')], { encoding: 'utf8' })).toBe('');
  });

  test('a package whose program does not run here is refused', async () => {
    const { code, stderr } = await launch(`mkdir -p ${place}; echo no > ${place}/node`);
    expect(stderr).toContain('(it does not run here)');
    expect(code).toBe(1);
  });

  test("the command runs on npm's Node, and so does the next one, which installs nothing", async () => {
    const own = path.join(folder, '.node', `v${process.versions.node}`, 'node');
    const first = await launch(installs);
    expect(first.stdout).toBe(`${own}\n`);
    expect(first.stderr).toMatch(/^Installing Node .*\nNode .* is too old: running on Node .*\n$/);
    const second = await launch('exit 1');
    expect(second).toMatchObject({ code: 0, stdout: `${own}\n` });
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
  });
});

test.each([
  ['the exit code', 'process.exit(7)', 7],
  ['an unknown command', null, 1],
])('%s is passed on', async (_what, script, expected) => {
  const command = script === null ? ['no-such-command'] : ['node', '-e', script];
  const { code } = await runCommand(process.execPath, ['server/launch.cjs', ...command]);
  expect(code).toBe(expected);
});

test('every server loads the database driver through the module that checks the Node', () => {
  const args = ['grep', '-l', "from 'better-sqlite3'", '--', 'server', 'seed'];
  const files = execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
  expect(files).toBe('server/kit/src/sqlite.ts\n');
});
