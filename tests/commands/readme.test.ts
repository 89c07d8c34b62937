import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { repository, runCommand } from '../support/command.ts';
import { filledIn, readHttpFile } from '../support/http-file.ts';
import { copySampleData } from '../support/sample-data.ts';
import { type Stack, startStack } from '../support/stack.ts';

/* The commands of the README and the requests of docs/api.http work. */

const readme = await readFile(path.join(repository, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
/** The commands of a block, one per line, without comments. */
const commandsOf = (block: string) =>
  block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');

/** Commands with tests of their own. */
const testedElsewhere: Readonly<Record<string, string>> = {
  'npm start': 'tests/commands/npm-start.test.ts',
  // It runs this file.
  'npm test': 'server/commands/test.mjs',
  // With fewer rounds than by default, which takes a minute.
  'npm run rtp': 'tests/commands/rtp.test.ts',
  'npm run sbom': 'tests/commands/sbom.test.ts',
  // Where a container engine is available: built, started and requested.
  'docker compose up': '.github/workflows/ci.yml',
};
const curl = blocks.find((block) => block.includes('curl')) ?? '';
const ownRuns = blocks
  .filter((block) => block !== curl)
  .flatMap(commandsOf)
  .filter((command) => !(command in testedElsewhere));

/** The section of docs/api.http with examples of refusals and errors. */
const REFUSALS = 'Refusals in the envelope: unknown path, broken JSON, dead token';

let dataDir: string;
let stack: Stack;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-readme-'));
  await copySampleData(dataDir);
  stack = await startStack({ dataDir, settings: { LOG_LEVEL: 'error' } });
});

afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('the curl calls of the README end in a paid deposit', async () => {
  const script = curl.replaceAll('localhost:3000', new URL(stack.origins.web).host);
  // With a socket as its standard input, a shell assumes a remote login and reads the machine's own
  // profile.
  const asWritten = ['--norc', '-euo', 'pipefail', '-c', script];
  const { code, stdout, stderr } = await runCommand('bash', asWritten);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const responses = stdout.replaceAll('}{', '}\n{').split('\n');
  expect(responses).toHaveLength(3);
  for (const envelope of responses) expect(JSON.parse(envelope)).toMatchObject({ code: 200 });
  expect(JSON.parse(responses[2] ?? '').data.status).toBe('paid');
});

test('the requests of docs/api.http return what their titles promise', async () => {
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
      env: {
        ...process.env,
        DATABASE_URL: `file:${stack.databaseFile}`,
        PAY_PORT: String(stack.ports.pay),
      },
    });
    // The sample data contains rounds of long ago that are all finished, and no unknown payments.
    expect({ code, stderr: withoutNpm(stderr) }).toEqual({ code: 0, stderr: '' });
  });

  it.each(Object.entries(testedElsewhere))('%s is run by %s', (command, file) => {
    expect(blocks.flatMap(commandsOf)).toContain(command);
    expect(existsSync(path.join(repository, file))).toBe(true);
  });
});

/** Without npm's own warnings about its settings. */
function withoutNpm(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .join('\n')
    .trim();
}
