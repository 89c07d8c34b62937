import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { settingNames } from '../../server/kit/src/settings.ts';
import { repository, runCommand } from '../support/command.ts';
import { filledIn, readHttpFile } from '../support/http-file.ts';
import { type Stack, startStack } from '../support/stack.ts';

/*
 * What the README tells a stranger to type works, and what it names is there.
 */

const readme = await readFile(path.join(repository, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
const manifest = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
/** Each line of a block that is a command of its own, without its comment. */
const commandsOf = (block: string) =>
  block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');

/** Commands that are whole tests elsewhere. */
const testedElsewhere: Readonly<Record<string, string>> = {
  'npm start': 'tests/commands/npm-start.test.ts',
  // It is what runs this.
  'npm test': 'server/commands/test.mjs',
  // With fewer rounds than a stranger's run, which takes a minute.
  'npm run rtp': 'tests/commands/operator-commands.test.ts',
  'npm run sbom': 'tests/commands/sbom.test.ts',
  // Where there is an engine: built, started and asked.
  'docker compose up': '.github/workflows/ci.yml',
};
const curl = blocks.find((block) => block.includes('curl')) ?? '';
const ownRuns = blocks
  .filter((block) => block !== curl)
  .flatMap(commandsOf)
  .filter((command) => !(command in testedElsewhere));

/** The section of docs/api.http that shows what refusals and errors look like. */
const REFUSALS = 'Refusals in the envelope: unknown path, broken JSON, dead token';

let dataDir: string;
let stack: Stack;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-readme-'));
  stack = await startStack({ dataDir, settings: { LOG_LEVEL: 'error' } });
});

afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('the calls that the README drives the API with end in a paid deposit', async () => {
  const script = curl.replaceAll('localhost:3000', new URL(stack.origins.web).host);
  // A shell that is handed a socket takes itself for a remote login and reads the machine's own set-up.
  const asWritten = ['--norc', '-euo', 'pipefail', '-c', script];
  const { code, stdout, stderr } = await runCommand('bash', asWritten);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const responses = stdout.replaceAll('}{', '}\n{').split('\n');
  expect(responses).toHaveLength(3);
  for (const envelope of responses) expect(JSON.parse(envelope)).toMatchObject({ code: 200 });
  expect(JSON.parse(responses[2] ?? '').data.status).toBe('paid');
});

test('the requests of docs/api.http do from top to bottom what their titles say', async () => {
  const file = readHttpFile(await readFile(path.join(repository, 'docs/api.http'), 'utf8'));
  const { origins } = stack;
  const variables = new Map([...file.variables, ['api', `${origins.web}/api`]]);
  const responses = new Map<string, unknown>();
  const codes: Record<string, number[]> = {};
  for (const { title, name, method, url, headers, body } of file.requests) {
    const fill = (text: string) => filledIn(text, { variables, responses });
    const response = await fetch(fill(url).replace('http://localhost:3000', origins.web), {
      method,
      headers: Object.entries(headers).map(([key, value]): [string, string] => [key, fill(value)]),
      body: body && fill(body),
    });
    const envelope = await response.json();
    if (name) responses.set(name, envelope);
    codes[title] = [...(codes[title] ?? []), envelope.code];
  }
  const { [REFUSALS]: refused, ...others } = codes;
  expect(refused).toEqual([404, 400, 401]);
  expect(Object.keys(others).length).toBeGreaterThan(15);
  for (const [title, given] of Object.entries(others)) {
    expect([title, ...given]).toEqual([title, ...given.map(() => 200)]);
  }
});

describe('the command', () => {
  it.each(ownRuns)('%s runs', async (command) => {
    const [program = '', ...args] = command.split(' ');
    const { code, stderr } = await runCommand(program, args, {
      env: { ...process.env, DATABASE_URL: `file:${path.join(dataDir, 'fairhall.db')}` },
    });
    // The sample data has rounds of long ago that are all finished.
    expect({ code, stderr: withoutNpm(stderr) }).toEqual({ code: 0, stderr: '' });
  });

  it.each(Object.entries(testedElsewhere))('%s is run by %s', (command, file) => {
    expect(blocks.flatMap(commandsOf)).toContain(command);
    expect(existsSync(path.join(repository, file))).toBe(true);
  });
});

test('every npm run that a document names is there', async () => {
  for (const [file, text] of await documents()) {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(Object.keys(manifest.scripts), file).toEqual(expect.arrayContaining(named));
  }
});

test('every script of the repository is named by a document', async () => {
  const texts = (await documents()).map(([, text]) => text).join('\n');
  const named = [...texts.matchAll(/npm (?:run )?([\w:-]+)/g)].map((match) => match[1]);
  expect(named).toEqual(expect.arrayContaining(Object.keys(manifest.scripts)));
});

test('every file that a document links to is there', async () => {
  for (const [file, text] of await documents()) {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');
    for (const link of links) {
      const target = path.join(repository, path.dirname(file), link);
      expect(existsSync(target), `${file}: ${link}`).toBe(true);
    }
  }
});

test('every decision stands in the index under its own title', async () => {
  const index = await readFile(path.join(repository, 'docs/decisions/README.md'), 'utf8');
  for (const [file, text] of await documents()) {
    const [, number, title] = /^docs\/decisions\/\d+.*/.test(file)
      ? (/^# (\d+)\. (.+)/.exec(text) ?? [])
      : [];
    if (!number) continue;
    expect(index).toContain(`- [${number}. ${title}](${path.basename(file)})`);
  }
});

test('every file and folder of the repository that a document names is there', async () => {
  const roots = 'server|web|tests|prisma|seed|docs|\\.github';
  for (const [file, text] of await documents()) {
    const named = [...text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]+)\``, 'g'))];
    for (const [, name = ''] of named) {
      expect(existsSync(path.join(repository, name)), `${file}: ${name}`).toBe(true);
    }
  }
});

test('the README’s table names every setting, and none that there is not', () => {
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Troubleshooting'));
  const named = [...table.matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(
    (match) => match[1]?.split(', ') ?? [],
  );
  expect(named.sort()).toEqual([...settingNames].sort());
});

async function documents(): Promise<[file: string, text: string][]> {
  const inDocs = (await readdir(path.join(repository, 'docs'), { recursive: true })).filter(
    (name) => name.endsWith('.md'),
  );
  const files = ['README.md', 'CONTRIBUTING.md', ...inDocs.map((name) => path.join('docs', name))];
  return Promise.all(
    files.map(
      async (file): Promise<[string, string]> => [
        file,
        await readFile(path.join(repository, file), 'utf8'),
      ],
    ),
  );
}

/** npm's own words about its settings are not the command's. */
function withoutNpm(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .join('\n')
    .trim();
}
