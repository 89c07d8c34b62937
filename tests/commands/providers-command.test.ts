import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runServerCommand } from '../support/command.ts';

let folder: string;
let databaseFile: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-providers-'));
  databaseFile = path.join(folder, 'fairhall.db');
  await runServerCommand('migrate', { args: [], databaseFile });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const providers = (...args: string[]) => runServerCommand('providers', { args, databaseFile });
const statement = (id: string, more: readonly string[] = []) => [
  ...['add', id, '--name', 'Tin Lantern', '--origin', `https://${id}.test`],
  ...['--game', `${id}-coin`, '--win-multiple', '100', ...more],
];

test('adds a provider with a secret of its own, lists it, changes it, switches it off and on', async () => {
  const added = await providers(...statement('tin', ['--rounds-origin', 'https://api.tin.test']));
  expect(added).toMatchObject({ code: 0, stderr: '' });
  const [, secret = ''] =
    /^Its secret, which is not shown again: ([0-9a-f]{64})$/m.exec(added.stdout) ?? [];
  const listed = await providers('list');
  expect(listed.stdout).toBe(
    'tin  on  "Tin Lantern"  https://tin.test  games tin-coin  pays at most 100 × the stake  ' +
      'past rounds https://api.tin.test  secrets 1\n',
  );
  expect(listed.stdout).not.toContain(secret);
  const change = ['--game', 'tin-coin', '--game', 'tin-dice', '--rounds-origin', 'none'];
  expect(await providers('change', 'tin', ...change)).toMatchObject({ code: 0 });
  expect(await providers('off', 'tin')).toMatchObject({ code: 0, stdout: 'tin is off\n' });
  expect((await providers('list')).stdout).toMatch(
    /^tin {2}off .* games tin-coin tin-dice .* past rounds none {2}secrets 1$/m,
  );
  expect(await providers('on', 'tin')).toMatchObject({ code: 0, stdout: 'tin is on\n' });
});

test('rotates a secret in two steps, so that calls are verified all the time', async () => {
  await providers(...statement('brass'));
  const rotated = await providers('rotate', 'brass');
  expect(rotated.stdout).toMatch(/: [0-9a-f]{64}\n$/);
  expect(await providers('rotate', 'brass')).toMatchObject({
    code: 1,
    stderr: 'secret: two are valid; retire the older one first\n',
  });
  expect(await providers('retire', 'brass')).toMatchObject({ code: 0 });
  expect(await providers('rotate', 'brass')).toMatchObject({ code: 0 });
});

test.each([
  ['an id with other characters', statement('Tin!'), /^id: must be 2 to 32 of a-z/],
  ['the id of our own game server', statement('fairhall'), /^id: is our own game server/],
  [
    'no name',
    ['add', 'zinc', '--origin', 'https://zinc.test', '--game', 'z', '--win-multiple', '9'],
    /^name: --name is missing$/m,
  ],
  [
    'an origin with a path',
    statement('zinc', ['--origin', 'https://zinc.test/games']),
    /^origins\.1: must be an origin/,
  ],
  [
    'an origin that is no address',
    statement('zinc', ['--origin', 'zinc']),
    /^origins\.1: must be an origin/,
  ],
  [
    'the casino’s own origin',
    statement('zinc', ['--origin', 'http://localhost:3000']),
    /^origin http:\/\/localhost:3000: belongs to the casino$/m,
  ],
  [
    'a multiple of zero',
    statement('zinc', ['--win-multiple', '0']),
    /^winMultiple: --win-multiple must be a whole number from 1 to 1,000,000$/m,
  ],
  ['a multiple in words', statement('zinc', ['--win-multiple', 'many']), /^winMultiple: /],
  ['a short secret', statement('zinc', ['--secret', 'short']), /^secret: /],
  [
    'a secret of the repository',
    statement('zinc', ['--secret', 'fairhall-dev-provider-secret-not-for-production']),
    /^secret: is a known secret/,
  ],
  ['a secret to change', ['change', 'tin', '--secret', 'x'.repeat(40)], /^a secret is not changed/],
  ['nothing to change', ['change', 'tin'], /^nothing to change$/m],
  ['an unknown id to change', ['change', 'nobody', '--name', 'X'], /^id: nobody is unknown$/m],
  ['an unknown id to switch off', ['off', 'nobody'], /^id: nobody is unknown$/m],
])('refuses %s with a sentence', async (_, args, problem) => {
  const { code, stdout, stderr } = await providers(...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(problem);
});

test('a refused statement stores nothing', async () => {
  await providers(...statement('zinc', ['--win-multiple', '0']));
  expect((await providers('list')).stdout).not.toContain('zinc');
});

test('refuses what belongs to another provider', async () => {
  await providers(...statement('iron'));
  const taken = statement('rust', ['--origin', 'https://iron.test', '--game', 'iron-coin']);
  expect(await providers(...taken)).toMatchObject({
    code: 1,
    stderr: 'origin https://iron.test: belongs to iron\ngame iron-coin: belongs to iron\n',
  });
  expect(await providers(...statement('iron'))).toMatchObject({
    code: 1,
    stderr: 'id: iron exists already\n',
  });
});

test('a command for a database that does not exist names it', async () => {
  const args = { args: ['list'], databaseFile: path.join(folder, 'elsewhere.db') };
  expect(await runServerCommand('providers', args)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no database at ${args.databaseFile}: set DATABASE_URL as for the running server\n`,
  });
});

test.each([
  ['no command', []],
  ['an unknown command', ['remove', 'tin']],
  ['a command without its id', ['off']],
  ['an unknown option', ['add', 'tin', '--colour', 'red']],
])('explains its use for %s', async (_, args) => {
  const { code, stderr } = await providers(...args);
  expect(code).toBe(2);
  expect(stderr).toContain('usage: npm run providers -- <command>');
});
